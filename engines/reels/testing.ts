import { type Fraction, fraction, multiply, sum } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import type { Round } from "./events.ts";
import { playRound } from "./round.ts";
import type { ReelSheet } from "./sheet.ts";

/** A sheet small enough to count by hand: two reels, one line, no feature. */
export const smallSheet: ReelSheet = {
	id: "small",
	version: 1,
	title: "Small",
	volatility: "low",
	rtpText: "0.00",
	rows: 3,
	symbols: [
		{ id: "H", role: "high" },
		{ id: "L", role: "low" },
		{ id: "W", role: "wild" },
		{ id: "S", role: "scatter" },
	],
	reels: [
		["H", "L", "L", "L"],
		["H", "L", "L", "W"],
	],
	lines: [[1, 1]],
	pays: { H: { 2: 5 }, L: { 2: 1 }, W: { 2: 9 } },
	scatterPays: {},
	minLineBetUnits: 1,
	maxLineBetUnits: 1_000,
	winCapTimesStake: 1_000,
};

/**
 * Everything at once: two lines, wild and scatter, and a feature with its own reels, an expanding symbol and a
 * multiplier.
 */
export const featureSheet: ReelSheet = {
	...smallSheet,
	id: "feature",
	reels: [
		["H", "L", "S", "W"],
		["L", "H", "S", "L"],
	],
	lines: [
		[1, 1],
		[0, 2],
	],
	scatterPays: { 2: 2 },
	freeSpins: {
		awarded: { 2: 1 },
		retriggered: { 2: 2 },
		mostSpins: 2,
		reels: [
			["H", "L", "S", "L"],
			["H", "W", "S", "L", "L"],
		],
		multipliers: [
			{ times: 2, weight: 2 },
			{ times: 3, weight: 1 },
		],
		expanding: [
			{ symbol: "H", weight: 1 },
			{ symbol: "L", weight: 1 },
		],
	},
};

/** The same with a scatter that is the wild, as the book of a title is. */
export const bookSheet: ReelSheet = {
	...featureSheet,
	id: "book",
	symbols: [
		{ id: "H", role: "high" },
		{ id: "L", role: "low" },
		{ id: "S", role: "scatter", isWild: true },
	],
	reels: [
		["H", "L", "S", "H"],
		["L", "H", "S", "L"],
	],
	pays: { H: { 2: 5 }, L: { 2: 1 } },
	freeSpins: {
		...featureSheet.freeSpins!,
		reels: [
			["H", "L", "S", "L"],
			["H", "H", "S", "L", "L"],
		],
	},
};

/** Draws with results given in advance. */
export function scripted(...results: readonly number[]): Draws {
	const rest = [...results];
	return { below: () => rest.shift() ?? 0 };
}

/**
 * Every round that a sheet can have, each with its exact chance: plays along a path of draws, then takes the next path,
 * like an odometer whose wheels have as many digits as the draws have results.
 */
export function* everyRound(sheet: ReelSheet, lineBetMinor = 1n): Generator<{ round: Round; chance: Fraction }> {
	let path: number[] = [];
	for (;;) {
		const sizes: number[] = [];
		const below = (n: number): number => path[sizes.push(n) - 1] ?? 0;
		const round = playRound(sheet, { lineBetMinor, draws: { below } });
		yield { round, chance: fraction(1n, BigInt(sizes.reduce((product, size) => product * size, 1))) };
		const digits = sizes.map((_, at) => path[at] ?? 0);
		const turning = digits.findLastIndex((digit, at) => digit + 1 < sizes[at]!);
		if (turning < 0) return;
		path = [...digits.slice(0, turning), digits[turning]! + 1];
	}
}

export type BruteForce = { mean: Fraction; square: Fraction; hits: Fraction; max: bigint };

/** What a sheet returns in stakes, by playing every round that it can have. */
export function bruteForce(sheet: ReelSheet): BruteForce {
	const sums = new Map<bigint, { win: bigint; square: bigint; hits: bigint }>();
	let max = 0n;
	let stake = 1n;
	for (const { round, chance } of everyRound(sheet)) {
		const total = sums.get(chance.denominator) ?? { win: 0n, square: 0n, hits: 0n };
		sums.set(chance.denominator, total);
		total.win += round.winMinor;
		total.square += round.winMinor ** 2n;
		total.hits += round.winMinor > 0n ? 1n : 0n;
		if (round.winMinor > max) max = round.winMinor;
		stake = round.stakeMinor;
	}
	const meanOf = (part: "win" | "square" | "hits"): Fraction =>
		sum([...sums].map(([denominator, each]) => fraction(each[part], denominator)));
	return {
		mean: multiply(meanOf("win"), fraction(1n, stake)),
		square: multiply(meanOf("square"), fraction(1n, stake ** 2n)),
		hits: meanOf("hits"),
		max,
	};
}
