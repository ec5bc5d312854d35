import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOperation } from "../testing/index.ts";
import { wavesOf } from "./waves.ts";

describe("operations in waves", () => {
	it("name each wallet once a wave, in the order of the players, and keep a wallet's own order", () => {
		fc.assert(
			fc.property(fc.array(fc.bigInt({ min: 1n, max: 6n }), { maxLength: 40 }), (players) => {
				const operations = players.map((playerId, at) => anOperation("deposit", BigInt(at + 1), playerId, 0n, 1n));
				const waves = wavesOf(operations);
				expect(waves.flat()).toHaveLength(operations.length);
				for (const wave of waves) {
					const ofWave = wave.map((operation) => operation.playerId);
					expect(ofWave).toEqual([...new Set(ofWave)].sort((a, b) => (a < b ? -1 : 1)));
					expect(wave.every((operation) => waves[0]!.some((first) => first.playerId === operation.playerId))).toBe(
						true,
					);
				}
				for (const playerId of new Set(players)) {
					const own = waves.flat().filter((operation) => operation.playerId === playerId);
					expect(own.map(({ opId }) => opId)).toEqual(own.map(({ opId }) => opId).toSorted((a, b) => (a < b ? -1 : 1)));
				}
			}),
		);
	});
});
