import type { CallSpec } from "@baize/kernel/call";

/** Private responses are stored by no cache, not even by the browser's: its disk outlives a session. decision 014 */
export const NO_STORE = "no-store";

/** A public response with an ETag is stored by the browser, and used if the ETag is still current. */
const REVALIDATED = "private, no-cache";

/** The cache-control header of a response that is ready as bytes; undefined if none is needed. */
export function cacheControlOf({ who }: Pick<CallSpec, "who">, etag: string | undefined): string | undefined {
	if (who !== "anyone") return NO_STORE;
	return etag === undefined ? undefined : REVALIDATED;
}
