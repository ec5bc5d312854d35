import { SIC_BO, sicBo } from "@baize/engines/dice";
import { toNumber } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { FACES, GROUPS, isWon, resultOf, rollsMs, timesToOne, waitsForLast } from "./places.ts";

const on = (...spots: string[]) => ({ spots: spots.map((spot) => ({ spot, amountMinor: 100 })) });
const spots = Object.values(GROUPS).flat();

describe("[GAME-01] the places of sic bo", () => {
	it("are all there, and say what they pay at least", () => {
		expect(spots.toSorted()).toEqual(sicBo.spots(SIC_BO).toSorted());
		for (const spot of spots) {
			const paid = sicBo
				.results(SIC_BO)
				.map(({ result }) => toNumber(sicBo.times(SIC_BO, spot, result)))
				.filter((times) => times > 0);
			expect([spot, Math.min(...paid) - 1]).toEqual([spot, timesToOne(spot)]);
		}
	});

	it.each([
		[[1, 2, 3], "small", ["small", "total-6", "pair-1-3", "single-2"]],
		[[4, 4, 6], "big", ["big", "double-4", "pair-4-6", "total-14"]],
		[[2, 2, 2], "triple", ["any-triple", "triple-2", "double-2", "total-6"]],
	] as const)("with the dice %j are lit as %s", (dice, result, won) => {
		expect(resultOf(dice)).toBe(result);
		for (const spot of won) expect(isWon(spot, dice)).toBe(true);
		expect(isWon("small", dice)).toBe(result === "small");
	});
});

describe("[GAME-01] the last die", () => {
	it.each([
		["a triple is still possible", on("triple-5"), [5, 5, 1], true],
		["a triple is no more possible", on("triple-5"), [5, 4, 1], false],
		["a total of seventeen is still possible", on("total-17"), [6, 5, 1], true],
		["only an even chance is open", on("small"), [2, 3, 1], false],
		["a number could come three times", on("single-3"), [3, 3, 1], true],
	])("rolls longer only for a win of more than five stakes: %s", (_case, bet, dice, waits) => {
		expect(waitsForLast(bet, dice)).toBe(waits);
		expect(rollsMs(bet, dice)[2]! - rollsMs(bet, dice)[1]!).toBe(waits ? 1_350 : 350);
	});

	it("is never held for what it shows itself", () => {
		for (const last of FACES) expect(waitsForLast(on("any-triple"), [2, 2, last])).toBe(true);
	});
});
