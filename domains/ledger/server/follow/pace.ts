import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

/** Lets the followers of a process work in turn, one step at a time. */
export type Pace = {
	/** Does a step, which returns how many operations it followed; after one that had some the followers rest. */
	turn(step: () => Promise<number>): Promise<number>;
};

type Doing = PromiseWithResolvers<number>;

export type PacePorts = {
	/** How many batches are being written now, in all processes. */
	countPosting(): Promise<number>;
	/** Begins to measure; the function answers which share of the time since then this process was busy, 0 to 1. */
	measureBusy?(): () => number;
	rest?(ms: number): Promise<unknown>;
};

/**
 * What a step and each of its operations cost where nothing else runs. In a busy process a step takes longer because it
 * waits for others, and that is no reason to rest longer.
 */
const STEP_MS = 5;
const OPERATION_MS = 0.04;
/** How many times as long as a step the rest after it is, and how many times more for each batch that is being written. */
const REST = 1;
const REST_PER_BATCH = 29;
/** What the followers take at least of a process that has no time left. */
const MIN_SHARE = 1 / 25;

/**
 * Money comes first. While the connections for posting are busy the followers take a thirtieth of the time or less, beside a
 * busy process a twenty-fifth at least, and half of it while both are idle: what is not followed yet is in the journal, and
 * does not get lost.
 */
export function openPace({ countPosting, measureBusy = busyLoop, rest = restMs }: PacePorts): Pace {
	let rested: Promise<unknown> = Promise.resolve();

	async function restAfter(costMs: number): Promise<void> {
		const busyShare = measureBusy();
		await rest(costMs * REST);
		// Not before: a step keeps this process from posting, so right after it nothing seems to be posted.
		const posting = await countPosting().catch(() => 0);
		await rest(costMs * Math.max(REST_PER_BATCH * posting, restBeside(busyShare())));
	}

	async function stepAndRest(step: () => Promise<number>, { resolve, reject }: Doing): Promise<void> {
		const startedMs = performance.now();
		const stepping = step();
		stepping.then(resolve, reject);
		// One that failed rests as if it had been large: it is tried again soon.
		const operations = await stepping.catch(() => Number.POSITIVE_INFINITY);
		const tookMs = performance.now() - startedMs;
		if (operations > 0) await restAfter(Math.min(tookMs, STEP_MS + operations * OPERATION_MS));
	}

	return {
		turn(step) {
			const doing: Doing = Promise.withResolvers();
			rested = rested.then(() => stepAndRest(step, doing));
			return doing.promise;
		},
	};
}

/** How many times as long as a step the followers rest once more, to take half of the time that the process has left. */
const restBeside = (busyShare: number): number => 1 / Math.max(MIN_SHARE, (1 - busyShare) / 2) - 1 - REST;

const restMs = (ms: number): Promise<unknown> => setTimeout(ms, undefined, { ref: false });

function busyLoop(): () => number {
	const before = performance.eventLoopUtilization();
	return () => performance.eventLoopUtilization(before).utilization;
}
