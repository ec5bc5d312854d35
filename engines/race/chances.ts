import { check } from "@baize/kernel/check";
import { type Fraction, fraction, greatestCommonDivisor } from "@baize/kernel/odds";
import type { Runner, RunnerChances } from "./types.ts";

type Weighed = Pick<Runner, "number" | "weight">;

/** Runners are drawn one after the other. The set of the first ones is a bit mask, one bit per runner. */
type FirstSet = { readonly mask: number; readonly weight: bigint; readonly parts: bigint };

/** All chances of one level over one denominator, so that nothing is reduced until the end. */
type Level = { readonly sets: readonly FirstSet[]; readonly denominator: bigint };

const leastCommonMultiple = (a: bigint, b: bigint): bigint => (a / greatestCommonDivisor(a, b)) * b;

/** From the sets of the first n to those of the first n + 1: who comes next has weight ÷ the weight still running. */
function nextLevel({ sets, denominator }: Level, weights: readonly bigint[], total: bigint): Level {
	const common = sets.reduce((multiple, set) => leastCommonMultiple(multiple, total - set.weight), 1n);
	const grown = new Map<number, FirstSet>();
	for (const set of sets) {
		const scale = common / (total - set.weight);
		weights.forEach((weight, runner) => {
			const mask = set.mask | (1 << runner);
			if (mask === set.mask) return;
			const parts = (grown.get(mask)?.parts ?? 0n) + set.parts * weight * scale;
			grown.set(mask, { mask, weight: set.weight + weight, parts });
		});
	}
	return { sets: [...grown.values()], denominator: denominator * common };
}

/** The chance of each runner to be among the first `count`. */
function amongFirst(weights: readonly bigint[], count: number): Fraction[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0n);
	let level: Level = { sets: [{ mask: 0, weight: 0n, parts: 1n }], denominator: 1n };
	for (let drawn = 0; drawn < count; drawn++) level = nextLevel(level, weights, total);
	return weights.map((_, runner) => {
		const having = level.sets.filter((set) => set.mask & (1 << runner));
		const parts = having.reduce((sum, set) => sum + set.parts, 0n);
		return fraction(parts, level.denominator);
	});
}

/**
 * The exact chances of every runner to win and to be placed, when the order is drawn by weight without replacement
 * (Harville, Plackett and Luce). Every order of the places is counted; nothing is approximated. VIRT-01
 */
export function exactChances(runners: readonly Weighed[], places: number): RunnerChances[] {
	check(runners.length > places && runners.length <= 30, "more runners than places, 30 at most");
	check(
		runners.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0),
		"weights are positive whole numbers",
	);
	const weights = runners.map(({ weight }) => BigInt(weight));
	const [win, place] = [amongFirst(weights, 1), amongFirst(weights, places)];
	return runners.map(({ number }, at) => ({ number, win: win[at]!, place: place[at]! }));
}
