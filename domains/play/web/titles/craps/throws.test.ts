import { CRAPS_BETS } from "@baize/engines/dice";
import { describe, expect, it } from "vitest";
import { GROUPS, pacesMs, partsOf, pointOf, type Throw } from "./throws.ts";

describe("[GAME-01] the bets of craps on the page", () => {
	it("are those of the engine", () => {
		expect(Object.values(GROUPS).flat().toSorted()).toEqual(CRAPS_BETS.toSorted());
	});

	it.each([
		["dont-pass", "dont-pass", undefined],
		["place-10", "place", 10],
		["hard-6", "hard", 6],
		["any-seven", "any-seven", undefined],
	])("%s is one of kind %s", (bet, kind, number) => {
		expect(partsOf(bet)).toEqual({ kind, number });
	});

	it.each<[string, string, Throw[], number | undefined]>([
		["nothing before the first throw", "pass", [], undefined],
		["the first total", "pass", [[2, 2]], 4],
		[
			"the first total, whatever follows",
			"dont-pass",
			[
				[3, 5],
				[6, 6],
			],
			8,
		],
		["nothing after a first seven", "pass", [[3, 4]], undefined],
		["nothing for a bet beside the line", "field", [[2, 2]], undefined],
	])("have as their point %s", (_what, bet, throws, point) => {
		expect(pointOf(bet, throws)).toBe(point);
	});
});

describe("[GAME-01] the throws of a round", () => {
	it.each([1, 3, 12, 60])("are shown within nine seconds: %i of them, the first one longest", (count) => {
		const paces = pacesMs(count);
		expect(paces).toHaveLength(count);
		expect(paces.reduce((sum, { rollMs, lookMs }) => sum + rollMs + lookMs, 0)).toBeLessThan(9_100);
		expect(paces.every(({ rollMs }) => rollMs > 0 && rollMs <= paces[0]!.rollMs)).toBe(true);
	});
});
