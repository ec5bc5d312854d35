import { fraction, percentText } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { edgeOf } from "../returns/index.ts";
import { onSpot, spotReturns } from "../spots/index.ts";
import { itIsASpotGame } from "../spots/testing.ts";
import { ANDAR_BAHAR, andarBahar, DRAGON_TIGER, dragonTiger } from "./index.ts";

describe("[GAME-01] dragon tiger", () => {
	it.each([
		["dragon", "3.7349"],
		["tiger", "3.7349"],
		["tie", "10.3614"],
	])("has on %s the published edge of %s %%", (spot, percent) => {
		expect(percentText(edgeOf(spotReturns(dragonTiger, DRAGON_TIGER, onSpot(spot))), 4)).toBe(percent);
	});

	it("is decided as often as published: 39,936, 6,448 and 39,936 of 86,320", () => {
		const cases = Object.fromEntries(
			dragonTiger.results(DRAGON_TIGER).map(({ result, cases: ways }) => [result, ways]),
		);
		expect(cases).toEqual({ dragon: 2n * 39_936n, tie: 2n * 6_448n, tiger: 2n * 39_936n });
	});

	itIsASpotGame(dragonTiger, DRAGON_TIGER);
});

describe("[GAME-01] andar bahar", () => {
	it.each([
		["andar", "2.1489"],
		["bahar", "3.0012"],
	])("has on %s the published edge of %s %%", (spot, percent) => {
		expect(percentText(edgeOf(spotReturns(andarBahar, ANDAR_BAHAR, onSpot(spot))), 4)).toBe(percent);
	});

	it("is won by andar with the published chance", () => {
		expect(spotReturns(andarBahar, ANDAR_BAHAR, onSpot("andar")).hitFrequency).toEqual(fraction(429n, 833n));
	});

	itIsASpotGame(andarBahar, ANDAR_BAHAR);
});
