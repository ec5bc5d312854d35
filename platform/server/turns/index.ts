import { refuse } from "@baize/kernel/error";

/** Work that is slow on purpose or heavy: only some of it at once, the rest waits its turn. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

const RETRY_AFTER_MS = 2_000;

/** Who would wait behind more than `waiting` others is refused with TOO_MANY_REQUESTS. */
export function openTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
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
			// Whoever waits takes this place over; without one it is free.
			const next = queue.shift();
			if (next) next();
			else running--;
		}
	};
}
