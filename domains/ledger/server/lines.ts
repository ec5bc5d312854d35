import type { Waiting } from "./batcher.ts";

/**
 * Who may leave with the next batch. Of each player one operation at a time is ready or on its way; the next ones stand
 * behind it in his line. So no batch holds a player twice, and no batch waits for a row that another one has locked.
 */
export type Lines = {
	add(waiting: Waiting): void;
	/** Up to `limit` operations of different players, oldest first. */
	take(limit: number): Waiting[];
	/** The player's operation is answered: his next one becomes ready. */
	release(waiting: Waiting): void;
};

export function openLines(): Lines {
	let ready: Waiting[] = [];
	let taken = 0;
	const behind = new Map<bigint, Waiting[]>();
	const NOBODY: Waiting[] = [];

	return {
		add(waiting) {
			const line = behind.get(waiting.operation.playerId);
			if (!line) {
				behind.set(waiting.operation.playerId, NOBODY);
				ready.push(waiting);
			} else if (line === NOBODY) behind.set(waiting.operation.playerId, [waiting]);
			else line.push(waiting);
		},
		take(limit) {
			const batch = ready.slice(taken, taken + limit);
			taken += batch.length;
			if (taken === ready.length) {
				ready = [];
				taken = 0;
			} else if (taken > 4 * limit) {
				ready = ready.slice(taken);
				taken = 0;
			}
			return batch;
		},
		release({ operation }) {
			const line = behind.get(operation.playerId);
			const next = line?.shift();
			if (next) ready.push(next);
			else behind.delete(operation.playerId);
		},
	};
}
