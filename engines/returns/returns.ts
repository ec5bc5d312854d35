import { check } from "@baize/kernel/check";
import {
	compare,
	divide,
	type Fraction,
	fraction,
	multiply,
	ONE,
	subtract,
	sum,
	toNumber,
	ZERO,
} from "@baize/kernel/odds";
import { type ReturnMethod, type Returns, returnsOfParts } from "../game/returns.ts";
import type { Odds } from "./trial.ts";

/** One of the results that a round can have: the win in stakes, the stake included, and its exact chance. */
export type Outcome = { times: Fraction; chance: Fraction };

/** The same wins taken together, the smallest first. The chances must add up to one. */
export function merged(outcomes: Iterable<Outcome>): readonly Outcome[] {
	const known = new Map<string, { times: Fraction; chances: Fraction[] }>();
	for (const { times, chance } of outcomes) {
		const key = `${times.numerator}/${times.denominator}`;
		const same = known.get(key) ?? { times, chances: [] };
		same.chances.push(chance);
		known.set(key, same);
	}
	const all = [...known.values()].map((one) => ({ times: one.times, chance: sum(one.chances) }));
	check(compare(sum(all.map(({ chance }) => chance)), ONE) === 0, "the chances of a round add up to one");
	return all.sort((one, other) => compare(one.times, other.times));
}

export const meanOf = (outcomes: readonly Outcome[]): Fraction =>
	sum(outcomes.map(({ times, chance }) => multiply(times, chance)));

/** The returns of a round whose outcomes are all listed. Without named parts there is one part, the whole. */
export function returnsOf(method: ReturnMethod, outcomes: Iterable<Outcome>, parts?: Returns["parts"]): Returns {
	const all = merged(outcomes);
	const total = meanOf(all);
	const square = sum(all.map(({ times, chance }) => multiply(multiply(times, times), chance)));
	const largest = all.at(-1)!;
	return returnsOfParts(parts ?? [{ name: "game", share: total }], {
		method,
		standardDeviation: Math.sqrt(toNumber(subtract(square, multiply(total, total)))),
		hitFrequency: sum(all.filter(({ times }) => times.numerator > 0n).map(({ chance }) => chance)),
		largestWin: { timesStake: largest.times, oneIn: divide(ONE, largest.chance) },
		outcomes: all,
	});
}

/** What the operator keeps in the long run: one less the return. */
export const edgeOf = ({ total }: Pick<Returns, "total">): Fraction => subtract(ONE, total);

/** Outcomes from whole counts: each entry is a win in stakes and how many of the cases have it. */
export function outcomesOfCounts(counts: Iterable<readonly [times: Fraction, count: bigint]>): Outcome[] {
	const all = [...counts];
	const cases = all.reduce((total, [, count]) => total + count, 0n);
	return all.filter(([, count]) => count > 0n).map(([times, count]) => ({ times, chance: fraction(count, cases) }));
}

/** Exact outcomes as the simulator compares them. */
export function oddsOf(outcomes: Iterable<Outcome>): readonly Odds[] {
	return merged(outcomes).map(({ times, chance }) => ({ times: toNumber(times), chance: toNumber(chance) }));
}

/** A bet that wins with a chance and pays `times` for 1; otherwise the stake is lost. */
export const winOrLose = (chance: Fraction, times: Fraction): Outcome[] => [
	{ times: ZERO, chance: subtract(ONE, chance) },
	{ times, chance },
];

/** A statistic that is known as a float only, as a fraction of twelve decimals. Never for a return. */
export const nearFraction = (value: number): Fraction => fraction(BigInt(Math.round(value * 1e12)), 10n ** 12n);
