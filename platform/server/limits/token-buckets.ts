import { CALL_LIMITS, type CallLimitName } from "@baize/kernel/call";

/** The buckets of one subject, one for each limit. For each only the time is stored at which it is full again. */
export type Buckets = number[];

const PLACES = new Map(Object.keys(CALL_LIMITS).map((name, at) => [name as CallLimitName, at]));

export const newBuckets = (): Buckets => new Array<number>(PLACES.size).fill(Number.NEGATIVE_INFINITY);

/** `takenMs`: the part of the window in which the taken amount is refilled; a negative value gives back. */
export type Take = { limit: CallLimitName; nowMs: number; windowMs: number; takenMs: number };

/**
 * Takes from a bucket. Returns 0, or how long to wait if there is too little left. A clock that is set back makes no
 * client wait longer than the window.
 */
export function takeFrom(buckets: Buckets, { limit, nowMs, windowMs, takenMs }: Take): number {
	const at = PLACES.get(limit) ?? 0;
	const fullAtMs = Math.min(Math.max(buckets[at] ?? 0, nowMs), nowMs + windowMs);
	const nextMs = fullAtMs + takenMs;
	const isLeft = nextMs <= nowMs + windowMs;
	buckets[at] = isLeft ? nextMs : fullAtMs;
	return isLeft ? 0 : nextMs - nowMs - windowMs;
}

/** Makes the next request of this size wait for so long. */
export function emptyFor(buckets: Buckets, { limit, nowMs, windowMs, takenMs }: Take, waitMs: number): void {
	const at = PLACES.get(limit) ?? 0;
	buckets[at] = Math.max(buckets[at] ?? 0, nowMs + windowMs + waitMs - takenMs);
}
