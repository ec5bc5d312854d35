import { setTimeout } from "node:timers/promises";
import { CONTENTION, sqlStateOf } from "./sql-states.ts";

/** How a retry waits, and the chance that spreads the waits of transactions which have just met: from 0 to 1. */
export type RetryTiming = { pause(ms: number): Promise<unknown>; chance(): number };

export type RetryOptions = {
	/** What else is a conflict with another transaction here: SQL states. */
	also?: readonly string[];
	timing?: RetryTiming;
};

const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 5;
const SYSTEM_TIMING: RetryTiming = { pause: setTimeout, chance: Math.random };

/** Every attempt met another transaction. The state is as if none had been made. */
export class StillContended extends Error {
	override name = "StillContended";
	constructor(cause: Error) {
		super(`each of ${MAX_ATTEMPTS} attempts conflicted with another transaction: ${cause.message}`, { cause });
	}
}

/**
 * Repeats work that is one transaction if it conflicted with another one, or if its connection was lost before it
 * began: in both cases nothing has been written. After a loss during the transaction it may have been committed, so
 * that is not repeated. All that the work does is in its transaction or waits for the commit.
 */
export async function retryOnContention<Result>(
	work: () => Promise<Result>,
	{ also = [], timing = SYSTEM_TIMING }: RetryOptions = {},
): Promise<Result> {
	const states = [...CONTENTION, ...also];
	for (let attempt = 1; ; attempt++) {
		try {
			return await work();
		} catch (error) {
			const isConflict = states.includes(sqlStateOf(error) ?? "");
			if (!isConflict && !wasLostBeforehand(error)) throw error;
			if (attempt === MAX_ATTEMPTS) throw isConflict ? new StillContended(error as Error) : error;
		}
		// Two that have met would meet again after equal waits.
		await timing.pause(FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + timing.chance()));
	}
}

const notBegun = new WeakSet<object>();

/** Notes that this error ended a transaction before its first statement was sent. */
export function markNotBegun(error: unknown): void {
	if (error instanceof Error) notBegun.add(error);
}

const TIMED_OUT = /^timeout /;

/** One that waited in vain for a connection has waited for long enough. */
const wasLostBeforehand = (error: unknown): boolean =>
	error instanceof Error && notBegun.has(error) && !TIMED_OUT.test(error.message);
