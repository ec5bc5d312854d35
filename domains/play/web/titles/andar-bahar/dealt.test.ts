import { describe, expect, it } from "vitest";
import { cardsOf, dealingMs, laidMs, winnerOf } from "./dealt.ts";

/** A deal of so many cards after the middle one. */
const dealOf = (cards: number) => ({ middle: 0, dealt: Array.from({ length: cards }, (_, at) => at + 1) });

describe("[GAME-01] the cards of andar bahar", () => {
	it.each([
		[1, "andar", [1], []],
		[2, "bahar", [1], [2]],
		[5, "andar", [1, 3, 5], [2, 4]],
	])("of a deal of %i are won by %s", (cards, side, andar, bahar) => {
		const deal = dealOf(cards);
		expect(winnerOf(deal)).toBe(side);
		expect(cardsOf(deal, "andar").map(({ card }) => card)).toEqual(andar);
		expect(cardsOf(deal, "bahar").map(({ card }) => card)).toEqual(bahar);
	});

	it.each([1, 20, 49])("are laid one after another within seven seconds: %i of them", (cards) => {
		const deal = dealOf(cards);
		const times = deal.dealt.map((_, at) => laidMs(deal, at));
		expect(times.every((ms, at) => at === 0 || ms > times[at - 1]!)).toBe(true);
		expect(times[0]).toBeGreaterThan(0);
		expect(dealingMs(deal)).toBeGreaterThan(times.at(-1)!);
		expect(dealingMs(deal)).toBeLessThan(7_000);
	});
});
