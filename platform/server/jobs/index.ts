import type { Database } from "../database/index.ts";
import type { Log } from "../log/index.ts";
import { openRoundLocks } from "./round-locks.ts";

/** Work that comes round again and again: one process at a time does it, however many there are. */
export type Rounds = {
	/** The first time comes soon, however long the interval: a house that is closed every night has its hourly work done, too. */
	every(intervalMs: number, name: string, work: () => Promise<void>, firstInMs?: number): void;
	stop(): Promise<void>;
};

/** Time enough for a house to open before it tidies up. */
const SOON_MS = 10_000;

export function openRounds({ url }: Pick<Database, "url">, log: Log): Rounds {
	const locks = openRoundLocks(url);
	const timers = new Set<NodeJS.Timeout>();
	const running = new Set<Promise<void>>();
	let stopped = false;

	return {
		every(intervalMs, name, work, firstInMs = Math.min(intervalMs, SOON_MS)) {
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
