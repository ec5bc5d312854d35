import { setTimeout } from "node:timers/promises";

/** Lets the followers of a process work in turn, one step at a time. */
export type Pace = {
	/** Does a step, which returns whether it had something to do; then the followers rest. */
	turn(step: () => Promise<boolean>): Promise<boolean>;
};

type Doing = PromiseWithResolvers<boolean>;

/** How many times as long as a step the rest after it is, and how many times more for each batch that is being written. */
const REST = 1;
const REST_PER_BATCH = 19;

/**
 * Money comes first. While the connections for posting are busy the followers take a fortieth of the time, and half of it
 * while they are idle: what is not followed yet is in the journal, and does not get lost.
 */
export function openPace(
	countPosting: () => Promise<number>,
	rest: (ms: number) => Promise<unknown> = (ms) => setTimeout(ms, undefined, { ref: false }),
): Pace {
	let rested: Promise<unknown> = Promise.resolve();

	async function stepAndRest(step: () => Promise<boolean>, { resolve, reject }: Doing): Promise<void> {
		const startedMs = performance.now();
		const stepping = step();
		stepping.then(resolve, reject);
		// One that failed rests, too: it is tried again soon.
		if (!(await stepping.catch(() => true))) return;
		const tookMs = performance.now() - startedMs;
		await rest(tookMs * (REST + REST_PER_BATCH * (await countPosting().catch(() => 0))));
	}

	return {
		turn(step) {
			const doing: Doing = Promise.withResolvers();
			rested = rested.then(() => stepAndRest(step, doing));
			return doing.promise;
		},
	};
}
