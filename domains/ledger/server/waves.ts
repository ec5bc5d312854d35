import type { Operation } from "../contract/index.ts";

const byWallet = (a: Operation, b: Operation): number => {
	if (a.playerId !== b.playerId) return a.playerId < b.playerId ? -1 : 1;
	return a.currency < b.currency ? -1 : a.currency > b.currency ? 1 : 0;
};

/**
 * Operations in waves that name each wallet once, in the order of the players. The first wave takes every wallet, so
 * later ones wait for nobody; operations of one wallet keep their order.
 */
export function wavesOf(operations: readonly Operation[]): Operation[][] {
	const waves: Operation[][] = [];
	let sameBefore = 0;
	let last: Operation | undefined;
	for (const operation of operations.toSorted(byWallet)) {
		sameBefore = last && byWallet(last, operation) === 0 ? sameBefore + 1 : 0;
		last = operation;
		const wave = waves[sameBefore] ?? [];
		waves[sameBefore] = wave;
		wave.push(operation);
	}
	return waves;
}
