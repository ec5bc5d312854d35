import type { CallSpec } from "@baize/kernel/call";

/** What is somebody's own is kept by no cache, not even by the browser's: its disk outlives a session. decisions/014 */
export const NEVER_KEPT = "no-store";

/** What anybody may see and has a tag is kept by the browser, and used when the tag still holds. */
const REVALIDATED = "private, no-cache";

/** How an answer that is ready as bytes may be kept; undefined where nothing need be said. */
export function keepingOf({ who }: Pick<CallSpec, "who">, etag: string | undefined): string | undefined {
	if (who !== "anyone") return NEVER_KEPT;
	return etag === undefined ? undefined : REVALIDATED;
}
