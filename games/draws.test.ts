import { type ChoiceBet, kenoTimesX10000, wheelTimesX10000, X10000 } from "@baize/engines/draw";
import { type StakeLimits, stakeSteps } from "@baize/engines/game";
import { TOWERS, type TowersBet, towerTimesX10000 } from "@baize/engines/ladder";
import { percentText, toNumber } from "@baize/kernel/odds";
import { describe, expect, it } from "vitest";
import { otherGameOf } from "./others.ts";

const gameOf = (id: string) => otherGameOf(id)!;
const limitsOf = (id: string) => gameOf(id).sheet as unknown as StakeLimits;
const picks = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const choice = (choice: unknown): ChoiceBet<unknown> => ({ stakeMinor: 100, choice });
const tower = (tower: number): TowersBet => ({ stakeMinor: 100, tower });

/** The largest win of a round, in hundredths of a unit of money: 250,000.00. */
const LARGEST_WIN = 25_000_000;

describe("[GAME-01] the exact returns of draws and ladders, with their chance to pay and their largest win", () => {
	it.each<[string, string, unknown, string, string, number]>([
		["lemon-courtyard", "1 pick", choice(picks(1)), "97.0000", "25.00", 3.88],
		["lemon-courtyard", "2 picks", choice(picks(2)), "96.1538", "44.23", 10],
		["lemon-courtyard", "3 picks", choice(picks(3)), "96.2551", "14.87", 50],
		["lemon-courtyard", "4 picks", choice(picks(4)), "96.9239", "25.58", 100],
		["lemon-courtyard", "5 picks", choice(picks(5)), "96.9677", "36.69", 400],
		["lemon-courtyard", "6 picks", choice(picks(6)), "96.9909", "15.27", 700],
		["lemon-courtyard", "7 picks", choice(picks(7)), "96.9985", "22.83", 800],
		["lemon-courtyard", "8 picks", choice(picks(8)), "96.9751", "65.91", 1_000],
		["lemon-courtyard", "9 picks", choice(picks(9)), "96.9988", "39.85", 2_000],
		["lemon-courtyard", "10 picks", choice(picks(10)), "96.9999", "52.05", 5_000],
		["primary-spin", "low", choice("low"), "98.0000", "83.33", 1.62],
		["primary-spin", "medium", choice("medium"), "98.0000", "50.00", 4],
		["primary-spin", "high", choice("high"), "98.0000", "4.16", 23.52],
		["barometer-dice", "under the half", choice({ side: "under", target: 5_000 }), "99.0000", "50.00", 1.98],
		["barometer-dice", "over 99.98", choice({ side: "over", target: 9_998 }), "99.0000", "0.01", 9_900],
		["five-sheaves", "a ticket", choice("five-sheaves"), "91.5000", "39.22", 10_000],
		["boardwalk-craps", "pass", choice("pass"), "98.5859", "49.29", 2],
		["boardwalk-craps", "don't pass", choice("dont-pass"), "98.6364", "50.70", 2],
		["boardwalk-craps", "a place", choice("place-6"), "98.4848", "45.45", 13 / 6],
		["boardwalk-craps", "any seven", choice("any-seven"), "83.3333", "16.66", 5],
		["nine-roofs", "easy", tower(0), "97.9950", "75.00", 1.3066],
		["nine-roofs", "medium", tower(1), "98.0000", "66.66", 1.47],
		["nine-roofs", "hard", tower(2), "98.0000", "50.00", 1.96],
		["nine-roofs", "expert", tower(3), "98.0000", "33.33", 2.94],
		["nine-roofs", "master", tower(4), "98.0000", "25.00", 3.92],
	])("%s, %s", (id, _name, bet, percent, hit, most) => {
		const { total, hitFrequency, largestWin } = gameOf(id).returnsOf(bet);
		expect(percentText(total, 4)).toBe(percent);
		expect((Math.floor(toNumber(hitFrequency) * 10_000) / 100).toFixed(2)).toBe(hit);
		expect(toNumber(largestWin.timesStake)).toBe(most);
	});

	it.each([
		["lemon-courtyard", Array.from({ length: 10 }, (_, at) => kenoTimesX10000(at + 1)).flat()],
		["primary-spin", (["low", "medium", "high"] as const).flatMap(wheelTimesX10000)],
	])("%s pays every multiplier whole, at every stake that it takes", (id, timesX10000) => {
		for (const stakeUnits of stakeSteps(limitsOf(id)))
			for (const times of timesX10000) expect((stakeUnits * times) % X10000).toBe(0);
	});

	it.each([
		["lemon-courtyard", 5_000],
		["primary-spin", 23.52],
		["barometer-dice", 9_900],
		["five-sheaves", 10_000],
		["boardwalk-craps", 10],
		["nine-roofs", Math.max(...TOWERS.map((each) => Number(towerTimesX10000(each, each.rows)) / 10_000))],
		["sun-herbarium", 10_000],
	])("%s wins no more than 250,000.00 at its highest stake", (id, most) => {
		expect(most * limitsOf(id).maxStakeUnits).toBeLessThanOrEqual(LARGEST_WIN);
	});
});
