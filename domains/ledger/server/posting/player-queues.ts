import type { Id } from "@baize/kernel/id";
import type { Waiting } from "./types.ts";

/**
 * Chooses the operations of the next batch. For each player one operation at a time is ready or in flight; the next
 * ones wait behind it in the player's queue. So no batch contains a player twice, and no batch waits for a row that
 * another one has locked.
 */
export type PlayerQueues = {
	add(waiting: Waiting): void;
	/** Up to `limit` operations of different players of one group, oldest first; of the group that waits longest. */
	take(limit: number): Waiting[];
	/** The player's operation is answered: the next one becomes ready. */
	release(waiting: Waiting): void;
};

/** `groupOf`: what may stand in a batch together. */
export function openPlayerQueues(groupOf: (playerId: Id) => number): PlayerQueues {
	// A map keeps its order: the group that waits longest comes first.
	const ready = new Map<number, Waiting[]>();
	const behind = new Map<Id, Waiting[]>();
	const EMPTY: Waiting[] = [];

	function makeReady(waiting: Waiting): void {
		const group = groupOf(waiting.operation.playerId);
		const others = ready.get(group);
		if (others) others.push(waiting);
		else ready.set(group, [waiting]);
	}

	return {
		add(waiting) {
			const queue = behind.get(waiting.operation.playerId);
			if (!queue) {
				behind.set(waiting.operation.playerId, EMPTY);
				makeReady(waiting);
			} else if (queue === EMPTY) behind.set(waiting.operation.playerId, [waiting]);
			else queue.push(waiting);
		},
		take(limit) {
			const [next] = ready;
			if (!next) return EMPTY;
			const [group, waiting] = next;
			ready.delete(group);
			if (waiting.length <= limit) return waiting;
			ready.set(group, waiting);
			return waiting.splice(0, limit);
		},
		release({ operation }) {
			const queue = behind.get(operation.playerId);
			const next = queue?.shift();
			if (next) makeReady(next);
			else behind.delete(operation.playerId);
		},
	};
}
