import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";

/** Lets the followers of a process work in turn, one step at a time. */
export type Pace = {
	/** Does a step, which returns whether it had something to do; then the followers rest. */
	turn(step: () => Promise<boolean>): Promise<boolean>;
};

type Doing = PromiseWithResolvers<boolean>;

export type PacePorts = {
	/** How many batches are being written now, in all processes. */
	countPosting(): Promise<number>;
	/** Begins to measure; the function answers which share of the time since then this process was busy, 0 to 1. */
	measureBusy?(): () => number;
	rest?(ms: number): Promise<unknown>;
};

/** How many times as long as a step the rest after it is, and how many times more for each batch that is being written. */
const REST = 1;
const REST_PER_BATCH = 19;
/** What the followers take at least of a process that has no time left. */
const MIN_SHARE = 1 / 40;

/**
 * Money comes first. While the connections for posting or this process are busy the followers take a fortieth of the
 * time, and half of it while they are idle: what is not followed yet is in the journal, and does not get lost.
 */
export function openPace({ countPosting, measureBusy = busyLoop, rest = restMs }: PacePorts): Pace {
	let rested: Promise<unknown> = Promise.resolve();

	async function restAfter(tookMs: number): Promise<void> {
		const busyShare = measureBusy();
		await rest(tookMs * REST);
		// Not before: a step keeps this process from posting, so right after it nothing seems to be posted.
		const posting = await countPosting().catch(() => 0);
		await rest(tookMs * Math.max(REST_PER_BATCH * posting, restBeside(busyShare())));
	}

	async function stepAndRest(step: () => Promise<boolean>, { resolve, reject }: Doing): Promise<void> {
		const startedMs = performance.now();
		const stepping = step();
		stepping.then(resolve, reject);
		// One that failed rests, too: it is tried again soon.
		if (await stepping.catch(() => true)) await restAfter(performance.now() - startedMs);
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
