import { describe, expect, it } from "vitest";
import { DECK_SIZE } from "../game/cards.ts";
import { cardName, cardOf, endlessShoe, highRank } from "./deck.ts";

describe("[GAME-01] an endless shoe", () => {
	it("draws each card from all 52, and the same card each time it is looked at", () => {
		const asked: number[] = [];
		const shoe = endlessShoe({ below: (n) => asked.push(n) - 1 });
		expect([shoe.card(1), shoe.card(0), shoe.card(1)]).toEqual([1, 0, 1]);
		expect(asked).toEqual([DECK_SIZE, DECK_SIZE]);
	});
});

describe("[GAME-01] the names of cards", () => {
	it("are read back", () => {
		for (let card = 0; card < DECK_SIZE; card++) expect(cardOf(cardName(card))).toBe(card);
		expect(() => cardOf("1s")).toThrow("name of a card");
	});

	it.each([
		["2c", 0],
		["Th", 8],
		["Kd", 11],
		["As", 12],
	])("%s ranks %i where the ace is high", (name, rank) => {
		expect(highRank(cardOf(name))).toBe(rank);
	});
});
