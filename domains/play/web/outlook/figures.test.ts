import { otherGameOf } from "@baize/games/others";
import { sheetOf } from "@baize/games/sheets";
import { fraction } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { netsMinor, priceMinor } from "./figures.ts";
import { betOfLines, knownBets } from "./known-bets.ts";

describe("[GAME-02] what playing costs", () => {
	it.each([
		["a roulette", "roulette", fraction(36n, 37n), 100, 324],
		["a slot", "lines", fraction(9_610n, 10_000n), 100, 2_340],
		["a bet that returns everything", "lines", fraction(1n), 100, 0],
		["a stake of a cent, cut to the cent", "crash", fraction(99n, 100n), 1, 1],
	])("in an hour at %s is a part of what is staked", (_what, kind, total, stakeMinor, price) => {
		expect(priceMinor({ total }, kind, stakeMinor)).toBe(price);
	});

	it("after the last round is in the player's own money", () => {
		const outlook = [
			{ rounds: 0, low: 0, middle: 0, high: 0 },
			{ rounds: 100, low: -20, middle: -2.345, high: 14 },
		];
		expect(netsMinor(outlook, 50)).toEqual({ low: -1_000, middle: -117, high: 700 });
		expect(netsMinor([], 50)).toEqual({ low: 0, middle: 0, high: 0 });
	});
});

describe("[GAME-02] the bets whose results are known", () => {
	it("are those that the rules list, each with its exact return", () => {
		const roulette = otherGameOf("midnight-roulette")!;
		const choices = roulette.settings(1).map((bet, at) => ({ name: `bet ${at}`, returns: roulette.returnsOf(bet) }));
		const bets = knownBets(roulette, choices);
		expect(bets.map(({ name }) => name)).toEqual(choices.map(({ name }) => name));
		expect(bets.every(({ simulatedRounds }) => simulatedRounds === null)).toBe(true);
		for (const { odds } of bets) expect(odds.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 9);
	});

	it("are, of a slot with lines, the one with its stated return", () => {
		const [bet] = betOfLines(sheetOf("tidal-book")!);
		expect(bet).toMatchObject({ name: "Tidal Book", total: fraction(961n, 1_000n), simulatedRounds: 4_000_000 });
	});
});
