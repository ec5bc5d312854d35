import type { BlackjackTableView } from "@baize/engines/blackjack";
import { describe, expect, it } from "vitest";
import { dealersCards, endedTable, handsCards, laidInOrder, openTable } from "./shown-table.ts";
import { CARD_MS, endingMs } from "./use-dealing.ts";

const view: BlackjackTableView = {
	dealer: [5],
	hands: [{ cards: [3, 7], stakes: 1, isDone: false, isSurrendered: false }],
	active: 0,
	isInsured: false,
	phase: "playing",
	moves: ["stand", "hit", "double"],
};
const open = openTable({ bet: { stakeMinor: 200 }, step: 0, stakeMinor: 200, view });
const ended = endedTable({
	bet: { stakeMinor: 200 },
	stakeMinor: 400,
	winMinor: 0,
	actions: [{ do: "double" }],
	events: [
		{
			type: "handsShown",
			dealer: [5, 9, 2],
			hands: [{ cards: [3, 7, 9], stakes: 2, isSurrendered: false }],
			isInsured: false,
		},
		{ type: "roundEnded", stakeMinor: 400, winMinor: 0, celebrate: false },
	],
})!;

describe("[GAME-01] the cards on the blackjack table", () => {
	it("hide the dealer's second one while the round is open", () => {
		expect(dealersCards(open).map(({ card }) => card)).toEqual([5, null]);
		expect(dealersCards(ended).map(({ card }) => card)).toEqual([5, 9, 2]);
	});

	it("are laid in turns, and keep their names while they lie there", () => {
		expect(laidInOrder(open)).toEqual(["hand-0-0-3", "dealer-0-5", "hand-0-1-7", "dealer-hidden"]);
		const known = new Set(laidInOrder(open));
		expect(laidInOrder(ended).filter((key) => !known.has(key))).toEqual(["dealer-1-9", "hand-0-2-9", "dealer-2-2"]);
		expect(handsCards(ended, 0)).toHaveLength(3);
	});

	it("take longer the more of them are new", () => {
		expect(endingMs(open, ended) - endingMs(ended, ended)).toBe(3 * CARD_MS);
		expect(endingMs(undefined, ended)).toBeGreaterThan(endingMs(open, ended));
	});

	it("of a round without any are no table", () => {
		expect(
			endedTable({ bet: { stakeMinor: 200 }, stakeMinor: 200, winMinor: 200, events: [], actions: [] }),
		).toBeUndefined();
	});
});
