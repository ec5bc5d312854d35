import { type Fraction, fraction, toNumber } from "@baize/kernel/odds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";
import { exactReturn, expectedSpins, featureChance } from "./return.ts";
import type { ReelSheet } from "./sheet.ts";
import { bookSheet, bruteForce, featureSheet, smallSheet } from "./testing.ts";

const coins = (pays: ReelSheet["pays"]): ReelSheet => ({
	...smallSheet,
	reels: Array.from({ length: 3 }, () => ["H", "L", "L"]),
	lines: [[1, 1, 1]],
	pays,
});

const scattered = (scatterPays: ReelSheet["scatterPays"]): ReelSheet => ({
	...smallSheet,
	reels: Array.from({ length: 3 }, () => ["S", "L", "L", "L"]),
	lines: [[1, 1, 1]],
	pays: {},
	scatterPays,
});

const retriggering: ReelSheet = {
	...smallSheet,
	reels: Array.from({ length: 2 }, () => ["S", "L", "L", "L"]),
	pays: { L: { 2: 4 } },
	scatterPays: { 2: 1 },
	freeSpins: { awarded: { 2: 1 }, retriggered: { 2: 1 }, mostSpins: 3 },
};

describe("[GAME-01] the exact return, counted by hand", () => {
	it.each<[string, ReelSheet, Fraction]>([
		["one of 27 tuples pays 9", coins({ H: { 3: 9 } }), fraction(9n, 27n)],
		["8 of 27 tuples pay 2", coins({ L: { 3: 2 } }), fraction(16n, 27n)],
		["both", coins({ H: { 3: 9 }, L: { 3: 2 } }), fraction(25n, 27n)],
		["a wild that fills in: HH, HW 2 ways x 5; LL, LL, LW 3 ways x 3 x 1", smallSheet, fraction(19n, 16n)],
		["three scatters in 27 of 64 windows pay 2", scattered({ 3: 2 }), fraction(54n, 64n)],
		["two scatters in 27 of 64 windows pay 1", scattered({ 2: 1 }), fraction(27n, 64n)],
		["lines 9/16 x 4, scatters 9/16, spins 9/16 + 81/256 + 729/4096", retriggering, fraction(45n * 8425n, 16n ** 4n)],
	])("%s", (_why, sheet, total) => {
		expect(exactReturn(sheet).total).toEqual(total);
	});

	it("says how much of it comes from where, and the parts add up", () => {
		const { lines, scatters, freeSpins } = exactReturn(retriggering);
		expect([lines, scatters]).toEqual([fraction(36n, 16n), fraction(9n, 16n)]);
		expect(freeSpins).toEqual(fraction(45n * (9n * 256n + 81n * 16n + 729n), 16n * 4096n));
		expect(featureChance(retriggering)).toEqual(fraction(9n, 16n));
	});

	it("solves retriggers as a series: 1 + p + p² spins for one that may twice bring one more", () => {
		const p = fraction(9n, 16n);
		const chances = [fraction(7n, 16n), fraction(0n, 1n), p];
		const spins = expectedSpins(1, retriggering.freeSpins!, chances);
		expect(spins).toEqual(fraction(256n + 9n * 16n + 81n, 256n));
	});
});

describe("[GAME-01] the exact return, against every round that the sheet can have", () => {
	it.each<[string, ReelSheet]>([
		["plain lines", smallSheet],
		["scatters", scattered({ 2: 1, 3: 5 })],
		["retriggering spins", retriggering],
		["pages, multipliers, wilds and retriggers on other reels", featureSheet],
		["the same with a scatter that is the wild", bookSheet],
	])("%s", (_what, sheet) => {
		agree(sheet);
	});

	const symbol = fc.constantFrom("H", "H", "L", "L", "L", "W");
	const strip = fc
		.tuple(fc.array(symbol, { minLength: 3, maxLength: 5 }), fc.boolean())
		.map(([symbols, scatter]) => (scatter ? ["S", ...symbols] : symbols));
	const pays = fc
		.array(fc.nat(20), { minLength: 2, maxLength: 2 })
		.map((steps) => ({ 2: steps[0] ?? 0, 3: (steps[0] ?? 0) + (steps[1] ?? 0) }));
	const sheets = fc.record({
		reels: fc.array(strip, { minLength: 3, maxLength: 3 }),
		pays: fc.record({ H: pays, L: pays, W: pays }),
		scatterPays: pays,
	});

	it("any strips and pays", () => {
		const lines = [
			[1, 1, 1],
			[0, 1, 2],
		];
		fc.assert(
			fc.property(sheets, (drawn) => agree({ ...smallSheet, ...drawn, lines })),
			{ numRuns: 60 },
		);
	});
});

/** The formula, the enumeration of all windows and the rounds themselves must agree. */
function agree(sheet: ReelSheet): void {
	const played = bruteForce(sheet);
	const measured = measure(sheet);
	expect(exactReturn(sheet).total).toEqual(played.mean);
	expect(measured.meanTimesStake).toBeCloseTo(toNumber(played.mean), 10);
	expect(measured.hitFrequency).toEqual(played.hits);
	const variance = toNumber(played.square) - toNumber(played.mean) ** 2;
	expect(measured.standardDeviation).toBeCloseTo(Math.sqrt(variance), 8);
	expect(BigInt(measured.maxTimesStake * sheet.lines.length)).toBeGreaterThanOrEqual(played.max);
}
