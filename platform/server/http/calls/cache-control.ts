import type { CallSpec } from "@baize/kernel/call";
import type { Session } from "./visit.ts";

/** Private responses are stored by no cache, not even by the browser's: its disk outlives a session. decision 014 */
export const NO_STORE = "no-store";

/** What never changes at its address. */
export const LASTING = "public, max-age=31536000, immutable";

/** A public response with an ETag is stored by the browser, and used if the ETag is still current. */
const REVALIDATED = "private, no-cache";

/**
 * The cache-control header of a response; undefined if none is needed. What is answered to a session may be about it,
 * also where a visitor may ask the same.
 */
export function cacheControlOf(
	{ who }: Pick<CallSpec, "who">,
	etag: string | undefined,
	session: Session | undefined,
): string | undefined {
	if (who !== "anyone") return NO_STORE;
	if (etag !== undefined) return REVALIDATED;
	return session && NO_STORE;
}
