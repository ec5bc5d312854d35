import type { ReelSheet } from "@baize/engines/reels";
import { stakeLadder } from "@baize/games/stakes";
import { describe, expect, it } from "vitest";
import { affordable, stakeOf, stepped } from "./bets.ts";

const sheet = (least: number, most: number, lines = 20): ReelSheet =>
	({ minLineBetUnits: least, maxLineBetUnits: most, lines: Array.from({ length: lines }, () => []) }) as never;

describe("the stakes that a person can choose", () => {
	it("step up and down and stop at the ends", () => {
		const ladder = stakeLadder(sheet(1, 500), "CAD");
		expect([stepped(ladder, 5, 1), stepped(ladder, 5, -1), stepped(ladder, 1, -1), stepped(ladder, 500, 1)]).toEqual([
			10, 2, 1, 500,
		]);
	});

	it("step by the amounts of the player's currency", () => {
		const ladder = stakeLadder(sheet(1, 500), "USDT");
		expect(stepped(ladder, 5_000_000, 1)).toBe(10_000_000);
		expect(stakeOf(sheet(1, 500), 5_000_000)).toBe(100_000_000);
	});

	it.each([
		["CAD", 1_000, 50],
		["CAD", 1_999, 50],
		["CAD", 19, undefined],
		["USDT", 19_999_999, undefined],
		["USDT", 20_000_000, 1_000_000],
	])("in %s, of a balance of %i, are at most %s a line", (currency, balanceMinor, bet) => {
		const title = sheet(1, 500);
		expect(affordable(title, stakeLadder(title, currency), balanceMinor)).toBe(bet);
	});
});
