import { describe, expect, it } from "vitest";
import { lineRule } from "./line.ts";
import { bookSheet, smallSheet } from "./testing.ts";

const rule = lineRule({
	...smallSheet,
	pays: {
		H: { 2: 2, 3: 10, 4: 40, 5: 200 },
		L: { 3: 5, 4: 10, 5: 20 },
		W: { 2: 3, 3: 30, 4: 100, 5: 500 },
	},
});

describe("[GAME-01] a line pays", () => {
	it.each([
		["H H H L L", "H", 3, 10],
		["H H L H H", "H", 2, 2],
		["L L L L L", "L", 5, 20],
		["H W H L L", "H", 3, 10],
		["W H H L L", "H", 3, 10],
		["W L L L S", "L", 4, 10],
		["W W L L L", "L", 5, 20],
		["W W W W W", "W", 5, 500],
		["W W W L L", "W", 3, 30],
		["W W W W L", "W", 4, 100],
		["W W H L L", "H", 3, 10],
		["W W L S L", "L", 3, 5],
		["W W S L L", "W", 2, 3],
		["W H L L L", "H", 2, 2],
		["H H S H H", "H", 2, 2],
	])("%s as %s x %i: %i line bets", (shown, symbol, count, pays) => {
		expect(rule(shown.split(" "))).toEqual({ symbol, count, pays });
	});

	it.each(["L L H H H", "L H H H H", "S S S S S", "S H H H H", "W S S S S", "H L L L L", "W L S L L"])(
		"nothing for %s",
		(shown) => {
			expect(rule(shown.split(" "))).toBeNull();
		},
	);

	it.each([
		["H S H L L", "H", 3, 10],
		["S H S L L", "H", 3, 10],
		["S S L L L", "L", 5, 20],
		["H S S S S", "H", 5, 200],
		["S S S S S", null, 0, 0],
		["S L H H H", null, 0, 0],
	])("%s where the scatter is the wild", (shown, symbol, count, pays) => {
		const book = lineRule({ ...bookSheet, pays: { H: { 3: 10, 4: 40, 5: 200 }, L: { 3: 5, 4: 10, 5: 20 } } });
		expect(book(shown.split(" "))).toEqual(symbol && { symbol, count, pays });
	});

	it("by the other symbol where it equals the wilds, because the player sees the longer run", () => {
		const even = lineRule({ ...smallSheet, pays: { H: { 3: 10 }, W: { 2: 10 } } });
		expect(even(["W", "W", "H"])).toEqual({ symbol: "H", count: 3, pays: 10 });
	});
});
