import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOperation } from "../../testing/index.ts";
import { distinctBatchesOf } from "./distinct-batches.ts";

describe("operations in batches", () => {
	it("contain each wallet once a batch, in the order of the players, and preserve a wallet's own order", () => {
		fc.assert(
			fc.property(fc.array(fc.bigInt({ min: 1n, max: 6n }), { maxLength: 40 }), (players) => {
				const operations = players.map((playerId, at) => anOperation("deposit", BigInt(at + 1), playerId, 0n, 1n));
				const batches = distinctBatchesOf(operations);
				expect(batches.flat()).toHaveLength(operations.length);
				for (const batch of batches) {
					const playersOfBatch = batch.map((operation) => operation.playerId);
					expect(playersOfBatch).toEqual([...new Set(playersOfBatch)].sort((a, b) => (a < b ? -1 : 1)));
					expect(batch.every((operation) => batches[0]!.some((first) => first.playerId === operation.playerId))).toBe(
						true,
					);
				}
				for (const playerId of new Set(players)) {
					const own = batches.flat().filter((operation) => operation.playerId === playerId);
					expect(own.map(({ opId }) => opId)).toEqual(own.map(({ opId }) => opId).toSorted((a, b) => (a < b ? -1 : 1)));
				}
			}),
		);
	});
});
