import type { Database } from "../database/index.ts";
import type { Log } from "../log/index.ts";
import { openJobLocks } from "./job-locks.ts";

/** Periodic jobs: each runs in one process at a time, for any number of processes. */
export type Scheduler = {
	/**
	 * The first run comes soon, even if the interval is long: a site that is stopped every night must still run its
	 * hourly jobs. Without `firstInMs` each job starts some seconds after the one that was added before it, so that they
	 * do not all query the database together, at the start and in every later run.
	 */
	every(intervalMs: number, name: string, work: () => Promise<void>, firstInMs?: number): void;
	stop(): Promise<void>;
};

/** Time for the site to start before the first job runs. */
const SOON_MS = 10_000;
const APART_MS = 2_000;

/**
 * For a job by the number of jobs added before it. Never longer than the interval, so that many jobs delay no frequent
 * one.
 */
const firstWaitMs = (place: number, intervalMs: number): number =>
	intervalMs <= SOON_MS ? intervalMs : SOON_MS + ((place * APART_MS) % (intervalMs - SOON_MS));

export function openScheduler({ url }: Pick<Database, "url">, log: Log, locks = openJobLocks(url)): Scheduler {
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
					const run = locks
						.runLocked(name, work, intervalMs)
						.catch((error) => log.error({ err: error, name }, "a periodic job failed"));
					running.add(run);
					void run.finally(() => {
						running.delete(run);
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
