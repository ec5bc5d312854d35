import { fraction, percentText, ZERO } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceReturns, playChoice } from "../draw/index.ts";
import { edgeOf, meanOf, winOrLose } from "../returns/index.ts";
import { onSpot, spotReturns } from "../spots/index.ts";
import { itIsASpotGame } from "../spots/testing.ts";
import { beforeSeven, CRAPS_BETS, craps, oddsPay, PASS_CHANCE, SIC_BO, sicBo, waysOf } from "./index.ts";

describe("[GAME-01] the edge of craps", () => {
	it.each([
		["pass", "1.4141"],
		["dont-pass", "1.3636"],
		["place-6", "1.5152"],
		["place-8", "1.5152"],
		["place-5", "4.0000"],
		["place-9", "4.0000"],
		["place-4", "6.6667"],
		["place-10", "6.6667"],
		["field", "2.7778"],
		["hard-4", "11.1111"],
		["hard-10", "11.1111"],
		["hard-6", "9.0909"],
		["hard-8", "9.0909"],
		["any-seven", "16.6667"],
	])("of %s is as published: %s %%", (bet, percent) => {
		expect(percentText(edgeOf(choiceReturns(craps, bet)), 4)).toBe(percent);
	});

	it("of the line is 7/495 and 3/220, from a pass that wins 244 of 495", () => {
		expect(PASS_CHANCE).toEqual(fraction(244n, 495n));
		expect(edgeOf(choiceReturns(craps, "pass"))).toEqual(fraction(7n, 495n));
		expect(edgeOf(choiceReturns(craps, "dont-pass"))).toEqual(fraction(3n, 220n));
	});

	it("of odds behind the line is nothing", () => {
		for (const point of [4, 5, 6, 8, 9, 10]) {
			const { numerator, denominator } = oddsPay(point);
			const times = fraction(numerator + denominator, denominator);
			expect(edgeOf({ total: meanOf(winOrLose(beforeSeven(point), times)) })).toEqual(ZERO);
		}
		expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(waysOf)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
	});
});

describe("[GAME-01] a round of craps", () => {
	const throws = (...dice: number[]) => {
		const rest = [...dice];
		return { below: () => (rest.shift() ?? expect.fail("no more dice")) - 1 };
	};
	it.each([
		["pass", "a first seven", [3, 4], 60n],
		["pass", "a first twelve", [6, 6], 0n],
		["dont-pass", "a first twelve is returned", [6, 6], 30n],
		["dont-pass", "a first three", [1, 2], 60n],
		["pass", "a point of four, then four", [1, 3, 6, 6, 2, 2], 60n],
		["pass", "a point of four, then seven", [1, 3, 5, 6, 1, 6], 0n],
		["dont-pass", "a point of nine, then seven", [4, 5, 1, 6], 60n],
		["place-6", "six", [1, 1, 2, 4], 65n],
		["place-6", "seven", [6, 6, 2, 5], 0n],
		["hard-8", "two fours", [1, 2, 4, 4], 300n],
		["hard-8", "a five and a three", [5, 3], 0n],
		["field", "twelve", [6, 6], 120n],
		["field", "two", [1, 1], 90n],
		["field", "five", [1, 4], 0n],
		["any-seven", "seven", [6, 1], 150n],
	])("%s: %s", (choice, _what, dice, winMinor) => {
		expect(playChoice(craps, { stakeMinor: 30, choice }, throws(...dice)).winMinor).toBe(winMinor);
	});

	it("pays whole amounts for any bet on the grid, and the same again", () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...CRAPS_BETS),
				fc.nat(),
				fc.integer({ min: 1, max: 999 }),
				(choice, seed, quanta) => {
					const round = playChoice(craps, { stakeMinor: 30 * quanta, choice }, seededDraws(seed));
					const one = playChoice(craps, { stakeMinor: 30, choice }, seededDraws(seed));
					expect(round.winMinor).toBe(one.winMinor * BigInt(quanta));
					expect(round.winMinor >= 0n).toBe(true);
				},
			),
		);
	});

	it.each(["come", "place-7", 4, null])("does not take a bet on %s", (bet) => {
		expect(craps.readChoice(bet)).toBeNull();
	});
});

describe("[GAME-01] the edge of sic bo", () => {
	it.each([
		["small", "2.7778"],
		["big", "2.7778"],
		["total-7", "9.7222"],
		["total-14", "9.7222"],
		["total-9", "18.9815"],
		["double-3", "18.5185"],
		["triple-6", "16.2037"],
		["any-triple", "13.8889"],
		["pair-2-5", "2.7778"],
		["single-1", "3.7037"],
	])("of %s is as published: %s %%", (spot, percent) => {
		expect(percentText(edgeOf(spotReturns(sicBo, SIC_BO, onSpot(spot))), 4)).toBe(percent);
	});

	it("has fifty spots, and 216 throws", () => {
		expect(new Set(sicBo.spots(SIC_BO)).size).toBe(50);
		expect(sicBo.results(SIC_BO).reduce((sum, { cases }) => sum + cases, 0n)).toBe(216n);
	});

	itIsASpotGame(sicBo, SIC_BO);
});
