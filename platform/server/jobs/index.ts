import type { Database } from "../database/index.ts";
import type { Log } from "../log/index.ts";
import { openRoundLocks } from "./round-locks.ts";

/** Work that comes round again and again: one process at a time does it, however many there are. */
export type Rounds = {
	/**
	 * The first time comes soon, however long the interval: a house that is closed every night has its hourly work done, too.
	 * Without `firstInMs` each job starts some seconds after the one that was added before it, so that they do not all ask
	 * the database at once, then and whenever they come again.
	 */
	every(intervalMs: number, name: string, work: () => Promise<void>, firstInMs?: number): void;
	stop(): Promise<void>;
};

/** Time enough for a house to open before it tidies up. */
const SOON_MS = 10_000;
const APART_MS = 2_000;

/** Of a job by the number of those added before it. Within the interval, so that many jobs delay no frequent one. */
const firstWaitMs = (place: number, intervalMs: number): number =>
	intervalMs <= SOON_MS ? intervalMs : SOON_MS + ((place * APART_MS) % (intervalMs - SOON_MS));

export function openRounds({ url }: Pick<Database, "url">, log: Log, locks = openRoundLocks(url)): Rounds {
	const timers = new Set<NodeJS.Timeout>();
	const running = new Set<Promise<void>>();
	let stopped = false;
	let place = 0;

	return {
		every(intervalMs, name, work, firstInMs = firstWaitMs(place++, intervalMs)) {
			const after = (waitMs: number): void => {
				if (stopped) return;
				const timer = setTimeout(() => {
					timers.delete(timer);
					const round = locks
						.holding(name, work)
						.catch((error) => log.error({ err: error, name }, "a round of work failed"));
					running.add(round);
					void round.finally(() => {
						running.delete(round);
						after(intervalMs);
					});
				}, waitMs);
				timers.add(timer);
			};
			after(firstInMs);
		},
		async stop() {
			stopped = true;
			for (const timer of timers) clearTimeout(timer);
			await Promise.all(running);
			await locks.close();
		},
	};
}
