import { CALL_LIMITS, type CallLimitName } from "@baize/kernel/call";

/** The buckets of one subject, one for each limit. Of each only the time is stored at which it is full again. */
export type Buckets = number[];

const PLACES = new Map(Object.keys(CALL_LIMITS).map((name, at) => [name as CallLimitName, at]));

export const newBuckets = (): Buckets => new Array<number>(PLACES.size).fill(Number.NEGATIVE_INFINITY);

/** `takenMs`: the part of the window after which what is taken has come back; a negative one is given back. */
export type Take = { limit: CallLimitName; nowMs: number; windowMs: number; takenMs: number };

/**
 * Takes from a bucket. Answers 0, or how long to wait where that much is not there. A clock that is put back makes nobody
 * wait longer than the window.
 */
export function takeFrom(buckets: Buckets, { limit, nowMs, windowMs, takenMs }: Take): number {
	const at = PLACES.get(limit) ?? 0;
	const fullAtMs = Math.min(Math.max(buckets[at] ?? 0, nowMs), nowMs + windowMs);
	const nextMs = fullAtMs + takenMs;
	const isLeft = nextMs <= nowMs + windowMs;
	buckets[at] = isLeft ? nextMs : fullAtMs;
	return isLeft ? 0 : nextMs - nowMs - windowMs;
}

/** Lets the next one who would take as much wait for so long. */
export function emptyFor(buckets: Buckets, { limit, nowMs, windowMs, takenMs }: Take, waitMs: number): void {
	const at = PLACES.get(limit) ?? 0;
	buckets[at] = Math.max(buckets[at] ?? 0, nowMs + windowMs + waitMs - takenMs);
}
