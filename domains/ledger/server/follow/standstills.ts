import { MINUTE_MS } from "@baize/kernel/time";
import type { Lag, Standstill } from "./types.ts";

/** Slow is not still: a follower that is far behind moves each second or two, also under full load. */
export const STILL_MS = 5 * MINUTE_MS;

/** Transactions are numbered anew, so no time is known; what was posted since waits until a person acts. */
const RESTORED_MS = STILL_MS;

type Unticked = { sinceMs: number; isRestored: boolean };

/**
 * What has operations to follow and has not moved for minutes. `names` are the followers of this process: one that a later
 * version has given up stays in the database, and is none.
 */
export function standstillsOf(lags: readonly Lag[], names: readonly string[], unticked: Unticked): Standstill[] {
	const still = lags.filter(
		({ name, operations, sinceMs, restedMs }) =>
			names.includes(name) && operations > 0n && Math.min(sinceMs, restedMs) >= STILL_MS,
	);
	return [...ofTicks(unticked), ...still.map(({ name, operations, sinceMs }) => ({ name, operations, sinceMs }))];
}

function ofTicks({ sinceMs, isRestored }: Unticked): Standstill[] {
	if (isRestored) return [{ name: "ticks", sinceMs: Math.max(sinceMs, RESTORED_MS) }];
	return sinceMs >= STILL_MS ? [{ name: "ticks", sinceMs }] : [];
}
