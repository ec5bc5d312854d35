/** Each page asks a little earlier or later than the others, or they would all ask in the same second. */
const JITTER = 0.1;
const MAX_BACKOFF = 8;

export type PollState = {
	pollMs: number;
	/** How many questions have failed since the last answer. */
	failures: number;
	/** For how long the server wants no question (Retry-After); not above 0 where it has named no time. */
	closedMs: number;
	/** From 0 to 1. */
	chance: number;
};

/** When to ask next. After the time that the server has named, the pages come back one after the other. */
export function nextPollMs({ pollMs, failures, closedMs, chance }: PollState): number {
	const usualMs = pollMs * Math.min(2 ** failures, MAX_BACKOFF) * (1 - JITTER + chance * 2 * JITTER);
	return Math.max(usualMs, closedMs > 0 ? closedMs * (1 + JITTER * chance) : 0);
}
