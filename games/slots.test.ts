import { type StakeLimits, stakeSteps } from "@baize/engines/game";
import { volatilityOf } from "@baize/engines/reels";
import { percentText, toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { otherGameOf, slotSheetOf } from "./others.ts";

/** The largest win of a round, in hundredths of a unit of money: 250,000.00. */
const LARGEST_WIN = 25_000_000;

describe("[GAME-01] slots that are not played on lines", () => {
	it.each([
		["coral-cascade", "95.9480", "45.57", 5_000],
		["silk-caravan", "96.3373", "32.10", 5_375],
		["painted-dunes", "95.7395", "54.04", 883.25],
		["copper-vault", "96.5693", "30.49", 1_134],
		["thunder-pines", "95.9462", "45.18", 1_338.9],
		["iron-garden", "96.2954", "34.64", 999],
		["iron-garden-gate-open", "96.2211", "94.14", 44.31],
	])(
		"%s states its exact return, its chance to pay, and what it has paid or can pay at most",
		(id, percent, hit, most) => {
			const game = otherGameOf(id)!;
			const sheet = slotSheetOf(game)!;
			const { total, hitFrequency, largestWin, standardDeviation } = game.returnsOf({ stakeMinor: 20 });
			expect(percentText(total, 4)).toBe(percent);
			expect((Math.floor(toNumber(hitFrequency) * 10_000) / 100).toFixed(2)).toBe(hit);
			expect(toNumber(largestWin.timesStake)).toBe(most);
			expect(sheet.volatility).toBe(volatilityOf(standardDeviation));
			expect(most * sheet.maxStakeUnits).toBeLessThanOrEqual(LARGEST_WIN);
		},
	);

	it.each([
		"coral-cascade",
		"silk-caravan",
		"painted-dunes",
		"copper-vault",
		"thunder-pines",
		"iron-garden",
		"iron-garden-gate-open",
	])("%s pays every win whole, at every stake that it takes", (id) => {
		const game = otherGameOf(id)!;
		if (game.timing !== "instant") throw new Error("not here");
		const [least, ...others] = stakeSteps(game.sheet as unknown as StakeLimits);
		for (let seed = 0; seed < 40; seed++) {
			const winOf = (stakeMinor: number): bigint => game.play({ stakeMinor }, seededDraws(seed)).winMinor;
			for (const stake of others) expect(winOf(stake) * BigInt(least!)).toBe(winOf(least!) * BigInt(stake));
		}
	});

	it("a bought feature is as volatile as its price says, not as the stakes of the title that it is from", () => {
		const measured = (id: string) => otherGameOf(id)!.returnsOf({ stakeMinor: 20 });
		const [bought, whole] = [measured("iron-garden-gate-open"), measured("iron-garden")];
		expect(bought.standardDeviation).toBeLessThan(whole.standardDeviation);
		expect(toNumber(bought.hitFrequency)).toBeGreaterThan(0.9);
		const stakesOfPrice = 544 / 20;
		expect(bought.standardDeviation * stakesOfPrice).toBeCloseTo(57, 0);
	});

	it("are slots with a sheet of their own, and no other title is", () => {
		expect(slotSheetOf(otherGameOf("primary-spin")!)).toBeUndefined();
	});
});
