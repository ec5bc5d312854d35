import type { Waiting } from "./types.ts";

/**
 * Chooses the operations of the next batch. For each player one operation at a time is ready or in flight; the next
 * ones wait behind it in the player's queue. So no batch contains a player twice, and no batch waits for a row that
 * another one has locked.
 */
export type PlayerQueues = {
	add(waiting: Waiting): void;
	/** Up to `limit` operations of different players, oldest first. */
	take(limit: number): Waiting[];
	/** The player's operation is answered: the next one becomes ready. */
	release(waiting: Waiting): void;
};

export function openPlayerQueues(): PlayerQueues {
	let ready: Waiting[] = [];
	let taken = 0;
	const behind = new Map<bigint, Waiting[]>();
	const EMPTY: Waiting[] = [];

	return {
		add(waiting) {
			const queue = behind.get(waiting.operation.playerId);
			if (!queue) {
				behind.set(waiting.operation.playerId, EMPTY);
				ready.push(waiting);
			} else if (queue === EMPTY) behind.set(waiting.operation.playerId, [waiting]);
			else queue.push(waiting);
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
			const queue = behind.get(operation.playerId);
			const next = queue?.shift();
			if (next) ready.push(next);
			else behind.delete(operation.playerId);
		},
	};
}
