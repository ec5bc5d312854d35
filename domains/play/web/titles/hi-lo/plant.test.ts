import { DECK_SIZE, rankOf } from "@baize/engines/game";
import { describe, expect, it } from "vitest";
import { leavesOf, letterOf, shapeOf } from "./plant.ts";

const cards = Array.from({ length: DECK_SIZE }, (_, card) => card);

describe("[GAME-01] the prints of hi-lo", () => {
	it("have as many leaves as their rank counts, all of them on the paper", () => {
		for (const card of cards) {
			const leaves = leavesOf(card);
			expect(leaves).toHaveLength(rankOf(card) + 1);
			for (const { x, y, size } of leaves) expect(x > 20 && x < 80 && y >= 52 && y <= 128 && size > 0.3).toBe(true);
		}
	});

	it("have a plant for each suit and a letter for each rank", () => {
		expect(new Set(cards.map(shapeOf)).size).toBe(4);
		expect(new Set(cards.map(letterOf)).size).toBe(13);
		expect([0, 9, 12].map(letterOf)).toEqual(["A", "10", "K"]);
	});
});
