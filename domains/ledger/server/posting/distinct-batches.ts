import type { Operation } from "../../contract/index.ts";

const byWallet = (a: Operation, b: Operation): number => {
	if (a.playerId !== b.playerId) return a.playerId < b.playerId ? -1 : 1;
	return a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0;
};

/**
 * Splits operations into batches that contain each wallet once, in the order of the players. The first batch locks
 * every wallet, so later ones do not wait; operations of one wallet keep their order.
 */
export function distinctBatchesOf(operations: readonly Operation[]): Operation[][] {
	const batches: Operation[][] = [];
	let sameBefore = 0;
	let last: Operation | undefined;
	for (const operation of operations.toSorted(byWallet)) {
		sameBefore = last && byWallet(last, operation) === 0 ? sameBefore + 1 : 0;
		last = operation;
		const batch = batches[sameBefore] ?? [];
		batches[sameBefore] = batch;
		batch.push(operation);
	}
	return batches;
}
