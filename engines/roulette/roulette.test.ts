import { type Fraction, fraction, percentText } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { edgeOf } from "../returns/index.ts";
import { onSpot, spotReturns } from "../spots/index.ts";
import { itIsASpotGame } from "../spots/testing.ts";
import { AMERICAN, EUROPEAN, FRENCH, isRed, placesOf, type RouletteRules, roulette } from "./index.ts";

const edge = (rules: RouletteRules, spot: string): string =>
	percentText(edgeOf(spotReturns(roulette, rules, onSpot(spot))), 4);

describe("[GAME-01] the edge of roulette", () => {
	it.each<[RouletteRules, string, string]>([
		[EUROPEAN, "straight-0", "2.7027"],
		[EUROPEAN, "red", "2.7027"],
		[FRENCH, "red", "1.3514"],
		[FRENCH, "dozen-2", "2.7027"],
		[AMERICAN, "straight-00", "5.2632"],
		[AMERICAN, "first-five", "7.8947"],
	])("of $id, %s, is as published: %s %%", (rules, spot, percent) => {
		expect(edge(rules, spot)).toBe(percent);
	});

	it("of each even chance with la partage is 1/74", () => {
		for (const spot of ["red", "black", "odd", "even", "low", "high"])
			expect(edgeOf(spotReturns(roulette, FRENCH, onSpot(spot)))).toEqual(fraction(1n, 74n));
	});

	it.each<[string, RouletteRules, Fraction, string]>([
		["one zero", EUROPEAN, fraction(1n, 37n), ""],
		["two zeros", AMERICAN, fraction(1n, 19n), "first-five"],
	])("is the same on every place of a cloth with %s", (_zeros, rules, all, but) => {
		for (const spot of roulette.spots(rules))
			if (spot !== but) expect(edgeOf(spotReturns(roulette, rules, onSpot(spot))), spot).toEqual(all);
	});

	it("comes with the published standard deviations", () => {
		expect(spotReturns(roulette, EUROPEAN, onSpot("straight-1")).standardDeviation).toBeCloseTo(5.84, 2);
		expect(spotReturns(roulette, EUROPEAN, onSpot("red")).standardDeviation).toBeCloseTo(1, 2);
	});
});

describe("[GAME-01] the cloth", () => {
	it("has 37 pockets in the order of the wheel, or 38, each once", () => {
		expect(new Set(EUROPEAN.wheel).size).toBe(37);
		expect(new Set(AMERICAN.wheel).size).toBe(38);
		expect(AMERICAN.wheel.length).toBe(38);
	});

	it("alternates red and black around the wheel with one zero", () => {
		const colours = EUROPEAN.wheel.slice(1).map(isRed);
		for (const [at, colour] of colours.entries()) expect(colour).toBe(at % 2 === 0);
	});

	it.each([
		["straight", 37],
		["split", 60],
		["street", 12],
		["trio", 2],
		["corner", 22],
		["line", 11],
		["column", 3],
		["dozen", 3],
	])("with one zero has the places %s: %i", (kind, count) => {
		const kinds = [...placesOf(EUROPEAN).keys()].filter((id) => id.startsWith(`${kind}-`));
		expect(kinds).toHaveLength(count);
	});
});

describe.each([EUROPEAN, FRENCH, AMERICAN])("[GAME-01] $id roulette", (rules) => {
	itIsASpotGame(roulette, rules);
});
