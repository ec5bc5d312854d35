import { refuse } from "@baize/kernel/error";

/** Slow or heavy work: only some of it runs at once, the rest waits in a queue. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_MS = 2_000;

/** A caller that would wait behind more than `waiting` others is refused with TOO_MANY_REQUESTS. */
export function openWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
	const queue: (() => void)[] = [];
	let running = 0;
	return async (work) => {
		if (running >= atOnce) {
			if (queue.length >= waiting) throw refuse("TOO_MANY_REQUESTS", undefined, RETRY_AFTER_MS);
			await new Promise<void>((resolve) => queue.push(resolve));
		} else running++;
		try {
			return await work();
		} finally {
			// The next in the queue takes this place; without one it is free.
			const next = queue.shift();
			if (next) next();
			else running--;
		}
	};
}
