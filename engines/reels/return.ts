import { type Fraction, fraction, multiply, ONE, product, sum, ZERO } from "@baize/kernel/odds";
import { jackpotReturn } from "../game/index.ts";
import { type Chances, chancesOfReels, chancesOfShown } from "./distribution.ts";
import { lineRule } from "./line.ts";
import { byCount, type FreeSpins, type ReelSheet, type Strip, type SymbolId, scatterOf } from "./sheet.ts";

/**
 * The exact return to player as shares of the stake. `freeSpins` is everything won within the feature, `total` what the
 * rounds themselves return; `stated` adds the jackpot.
 */
export type ExactReturn = {
	lines: Fraction;
	scatters: Fraction;
	freeSpins: Fraction;
	total: Fraction;
	jackpot: Fraction;
	stated: Fraction;
};

/**
 * The exact return, without sampling: every tuple of symbols that a line can show, weighted by the strips; every
 * number of scatters; every expanding symbol; and the number of free spins solved with its retriggers.
 */
export function exactReturn(sheet: ReelSheet): ExactReturn {
	const lines = lineReturn(sheet, sheet.reels);
	const scatters = scatterReturn(sheet, sheet.reels);
	const freeSpins = sheet.freeSpins ? featureReturn(sheet, sheet.freeSpins) : ZERO;
	const total = sum([lines, scatters, freeSpins]);
	const jackpot = jackpotReturn(sheet.jackpot);
	return { lines, scatters, freeSpins, total, jackpot, stated: sum([total, jackpot]) };
}

/** How often a paid spin begins the feature. */
export function featureChance(sheet: ReelSheet): Fraction {
	const chances = scatterChances(sheet, sheet.reels);
	return sum(chances.filter((_, count) => byCount(sheet.freeSpins?.awarded, count) > 0));
}

/**
 * Each row of a reel is equally likely to show any place of its strip, so all lines have the same expectation. Each
 * carries one line bet, so the expectation of one is the return of all.
 */
export function lineReturn(sheet: ReelSheet, reels: readonly Strip[]): Fraction {
	const counts = reels.map((strip) => [...Map.groupBy(strip, (symbol) => symbol)]);
	const rule = lineRule(sheet);
	const shown: SymbolId[] = [];
	const sumFrom = (reel: number, weight: number): bigint => {
		const choices = counts[reel];
		if (!choices) return BigInt(weight * (rule(shown)?.pays ?? 0));
		return choices.reduce((total, [symbol, places]) => {
			shown[reel] = symbol;
			return total + sumFrom(reel + 1, weight * places.length);
		}, 0n);
	};
	return fraction(sumFrom(0, 1), windowsOf(reels));
}

function scatterReturn(sheet: ReelSheet, reels: readonly Strip[]): Fraction {
	return mean(scatterChances(sheet, reels), (count) => byCount(sheet.scatterPays, count));
}

function featureReturn(sheet: ReelSheet, rules: FreeSpins): Fraction {
	const perSpin = sum([
		lineReturn(sheet, rules.reels ?? sheet.reels),
		scatterReturn(sheet, rules.reels ?? sheet.reels),
		expansionReturn(sheet, rules),
	]);
	return product([expectedFreeSpins(sheet, rules), perSpin, meanMultiplier(rules)]);
}

/** The mean number of free spins that one paid spin brings. */
export function expectedFreeSpins(sheet: ReelSheet, rules: FreeSpins): Fraction {
	const retriggers = scatterChances(sheet, rules.reels ?? sheet.reels);
	const terms = scatterChances(sheet, sheet.reels).map((chance, count) =>
		multiply(chance, expectedSpins(byCount(rules.awarded, count), rules, retriggers)),
	);
	return sum(terms);
}

/**
 * The mean number of spins of a feature that begins with `awarded`. Whether a spin is played depends only on the spins
 * before it, so the feature's mean win is this number times the mean win of one spin.
 *
 * Solved backwards over (spins left, spins given). At most left + mostSpins - given spins can follow, and the means are
 * stored as numerators over the chances' denominator to that power, which avoids reducing at every step.
 */
export function expectedSpins(awarded: number, rules: FreeSpins, retriggers: Chances): Fraction {
	const whole = retriggers.reduce((product, { denominator }) => product * denominator, 1n);
	const weights = retriggers.map(({ numerator, denominator }) => numerator * (whole / denominator));
	const known = new Map<string, bigint>();
	const depthOf = (left: number, given: number): bigint => BigInt(left + rules.mostSpins - given);
	const solve = (left: number, given: number): bigint =>
		weights.reduce((total, weight, count) => {
			const added = Math.min(byCount(rules.retriggered, count), rules.mostSpins - given);
			return weight === 0n ? total : total + weight * from(left - 1 + added, given + added);
		}, whole ** depthOf(left, given));
	const from = (left: number, given: number): bigint => {
		if (left === 0) return 0n;
		const key = `${left}/${given}`;
		const numerator = known.get(key) ?? solve(left, given);
		known.set(key, numerator);
		return numerator;
	};
	return fraction(from(awarded, awarded), whole ** depthOf(awarded, awarded));
}

/** An expanded symbol pays its line pay on every line, so its pay is also the multiple of the stake. */
function expansionReturn(sheet: ReelSheet, rules: FreeSpins): Fraction {
	const choices = rules.expanding ?? [];
	const weights = choices.reduce((total, choice) => total + choice.weight, 0);
	const terms = choices.map(({ symbol, weight }) => {
		const chances = chancesOfReels(rules.reels ?? sheet.reels, sheet.rows, symbol);
		const expected = mean(chances, (count) => byCount(sheet.pays[symbol], count));
		return multiply(fraction(BigInt(weight), BigInt(weights)), expected);
	});
	return sum(terms);
}

function meanMultiplier(rules: FreeSpins): Fraction {
	const choices = rules.multipliers ?? [{ times: 1, weight: 1 }];
	const weighted = choices.reduce((total, choice) => total + choice.times * choice.weight, 0);
	return fraction(BigInt(weighted), BigInt(choices.reduce((total, choice) => total + choice.weight, 0)));
}

function scatterChances(sheet: ReelSheet, reels: readonly Strip[]): Chances {
	const scatter = scatterOf(sheet);
	return scatter === null ? [ONE] : chancesOfShown(reels, sheet.rows, scatter);
}

function mean(chances: Chances, worthOf: (count: number) => number): Fraction {
	return sum(chances.map((chance, count) => multiply(chance, fraction(BigInt(worthOf(count))))));
}

/** How many different windows the reels can show: the product of their lengths. */
export function windowsOf(reels: readonly Strip[]): bigint {
	return reels.reduce((windows, strip) => windows * BigInt(strip.length), 1n);
}
