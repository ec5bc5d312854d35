import { type ReelSheet, stakeMinorOf } from "@baize/engines/reels";
import { CURRENCIES, displayDecimals, ledgerDecimals } from "@baize/kernel/money";
import { describe, expect, it } from "vitest";
import { sheets } from "./sheets.ts";
import { STAKE_UNITS } from "./stakes.data.ts";
import { stakeLadder, stakeUnitOf } from "./stakes.ts";

/** The value of one of each currency in euros, by order of magnitude, when its unit was chosen in November 2026. */
const WORTH_EUR: Readonly<Record<string, number>> = {
	CAD: 0.62,
	USD: 0.86,
	EUR: 1,
	GBP: 1.14,
	MXN: 0.047,
	BRL: 0.16,
	JPY: 0.0056,
	INR: 0.0097,
	VND: 0.000033,
	IDR: 0.000052,
	BTC: 90_000,
	XBT: 90_000,
	BSV: 18,
	BCH: 470,
	LTC: 75,
	ETH: 2_800,
	USDT: 0.86,
};

const aSheet = (min: number, most: number, lines = 20): ReelSheet =>
	({ minLineBetUnits: min, maxLineBetUnits: most, lines: Array.from({ length: lines }, () => []) }) as never;

const cases = CURRENCIES.flatMap(({ code }) => sheets.map((sheet) => ({ code, sheet, title: sheet.title })));

describe("[GAME-01] the stake ladder", () => {
	it("is there for every currency of the books, once", () => {
		expect(STAKE_UNITS.map(({ currency }) => currency)).toEqual(CURRENCIES.map(({ code }) => code));
	});

	it("is not guessed for another currency", () => {
		expect(() => stakeUnitOf("XSC")).toThrow("no stakes are known in XSC");
	});

	it.each([
		[1, 500, [1, 2, 5, 10, 20, 50, 100, 200, 500]],
		[2, 2000, [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]],
		[1, 400, [1, 2, 5, 10, 20, 50, 100, 200, 400]],
		[3, 3, [3]],
	])("has steps of 1, 2, 5 and their tens between %i and %i", (min, most, bets) => {
		expect(stakeLadder(aSheet(min, most), "CAD").lineBetsMinor).toEqual(bets);
		expect(stakeLadder(aSheet(min, most), "JPY").lineBetsMinor).toEqual(bets.map((bet) => bet * 100));
	});

	it.each([
		["twenty lines", aSheet(1, 500, 20), 5],
		["fifteen lines", aSheet(1, 500, 15), 5],
		["a least line bet above that", aSheet(50, 500, 20), 50],
	])("begins near one unit of money: with %s", (_case, sheet, firstMinor) => {
		expect(stakeLadder(sheet, "CAD").firstMinor).toBe(firstMinor);
	});

	it.each(cases)("of $title in $code: smallest, default and largest stake have a sensible worth", ({ code, sheet }) => {
		const worthEur = (lineBetMinor: number): number =>
			(Number(stakeMinorOf(sheet, BigInt(lineBetMinor))) / 10 ** ledgerDecimals(code)) * WORTH_EUR[code]!;
		const { lineBetsMinor, firstMinor } = stakeLadder(sheet, code);
		expect(worthEur(lineBetsMinor[0]!)).toBeGreaterThan(0.05);
		expect(worthEur(lineBetsMinor[0]!)).toBeLessThan(0.6);
		expect(worthEur(firstMinor)).toBeGreaterThan(0.25);
		expect(worthEur(firstMinor)).toBeLessThan(2);
		expect(worthEur(lineBetsMinor.at(-1)!)).toBeGreaterThan(35);
		expect(worthEur(lineBetsMinor.at(-1)!)).toBeLessThan(320);
	});

	it.each(CURRENCIES)("in $code has whole minor units, and every amount of it is shown exactly", ({ code }) => {
		const unitMinor = stakeUnitOf(code);
		expect(Number.isSafeInteger(unitMinor) && unitMinor > 0).toBe(true);
		const shownMinor = 10 ** Math.max(0, ledgerDecimals(code) - displayDecimals(code));
		expect(unitMinor % shownMinor).toBe(0);
	});

	it.each(cases)("of $title in $code keeps the largest possible win a safe number", ({ code, sheet }) => {
		const largestMinor = stakeMinorOf(sheet, BigInt(sheet.maxLineBetUnits * stakeUnitOf(code)));
		expect(Number.isSafeInteger(Number(largestMinor * BigInt(sheet.winCapTimesStake)))).toBe(true);
	});
});
