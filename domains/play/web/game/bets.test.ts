import type { ReelSheet } from "@baize/engines/reels";
import { describe, expect, it } from "vitest";
import { affordable, firstLineBet, lineBets, stakeOf, stepped } from "./bets.ts";

const sheet = (least: number, most: number, lines = 20): ReelSheet =>
	({ minLineBetMinor: least, maxLineBetMinor: most, lines: Array.from({ length: lines }, () => []) }) as never;

describe("the stakes that a person can choose", () => {
	it.each([
		[1, 500, [1, 2, 5, 10, 20, 50, 100, 200, 500]],
		[2, 2000, [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]],
		[1, 400, [1, 2, 5, 10, 20, 50, 100, 200, 400]],
		[3, 3, [3]],
	])("between %i and %i a line are %j", (least, most, bets) => {
		expect(lineBets(sheet(least, most))).toEqual(bets);
	});

	it("begin near one unit of money", () => {
		expect(stakeOf(sheet(1, 500, 20), firstLineBet(sheet(1, 500, 20)))).toBe(100);
		expect(stakeOf(sheet(1, 500, 15), firstLineBet(sheet(1, 500, 15)))).toBe(75);
		expect(firstLineBet(sheet(50, 500, 20))).toBe(50);
	});

	it("step up and down and stop at the ends", () => {
		const title = sheet(1, 500);
		expect([stepped(title, 5, 1), stepped(title, 5, -1), stepped(title, 1, -1), stepped(title, 500, 1)]).toEqual([
			10, 2, 1, 500,
		]);
	});

	it.each([
		[1_000, 50],
		[1_999, 50],
		[19, undefined],
	])("that %i can pay are at most %s a line", (balanceMinor, bet) => {
		expect(affordable(sheet(1, 500), balanceMinor)).toBe(bet);
	});
});
