import { check } from "@baize/kernel/check";
import {
	ladderPrice,
	marginOf,
	nextLadderPrice,
	type PriceX10000,
	returnToPlayerOf,
	STAKE_BACK_X10000,
} from "@baize/kernel/odds";
import type { Book, Chance } from "./types.ts";

/** The margin in ten-thousandths (500 is 5 %), and how many selections win (the places of a place market). */
export type BookTerms = { readonly marginX10000: number; readonly winners?: number };

/**
 * The ladder is too coarse for some books. One whose margin would exceed the stated margin by more than this is not
 * offered.
 */
const MAX_SURPLUS = 0.005;

/** Floats are inexact in their last bits; this slack above the target keeps the exact margin from falling below it. */
const FLOAT_SLACK = 1e-12;

const impliedSum = (rungs: readonly Rung[]) => rungs.reduce((sum, rung) => sum + implied(rung.priceX10000), 0);

type Rung = { readonly exactX10000: number; readonly fairX10000: number; priceX10000: PriceX10000 };

const implied = (priceX10000: number) => STAKE_BACK_X10000 / priceX10000;

function lowestRung(probability: number, marginX10000: number): Rung | null {
	const fairX10000 = STAKE_BACK_X10000 / probability;
	const exactX10000 = fairX10000 / (1 + marginX10000 / 10_000);
	const priceX10000 = ladderPrice(exactX10000);
	return priceX10000 === null ? null : { exactX10000, fairX10000, priceX10000 };
}

/** Of the prices that can rise within the spare margin, the one furthest below its exact price. */
function nextToRise(rungs: readonly Rung[], spare: number): { rung: Rung; priceX10000: PriceX10000 } | null {
	const byLag = rungs.toSorted((a, b) => b.exactX10000 / b.priceX10000 - a.exactX10000 / a.priceX10000);
	for (const rung of byLag) {
		const priceX10000 = nextLadderPrice(rung.priceX10000);
		if (priceX10000 === null || priceX10000 > rung.fairX10000) continue;
		if (implied(rung.priceX10000) - implied(priceX10000) <= spare) return { rung, priceX10000 };
	}
	return null;
}

/**
 * Rounding every price down leaves more margin than was stated. The surplus is returned to the players, one step of the
 * ladder at a time, to the price that lost most. No price rises above its fair one.
 */
function giveBackSurplus(rungs: readonly Rung[], targetSum: number): void {
	for (;;) {
		const rise = nextToRise(rungs, impliedSum(rungs) - targetSum - FLOAT_SLACK);
		if (!rise) return;
		rise.rung.priceX10000 = rise.priceX10000;
	}
}

/**
 * Prices for a market at a stated margin, never below it. The margin is proportional: every probability is raised by
 * the same factor, so that every selection returns the same share in the long run, and the stated return is true of
 * each selection, not only of the whole. (The power method would load the margin on the long shots.)
 *
 * Null when the market cannot be offered at this margin: a selection is almost certain (its price would be below 1.01)
 * or impossible, or the ladder has no prices within half a point of the margin (short favourites at small margins).
 */
export function priceBook<Selection extends string>(
	chances: readonly Chance<Selection>[],
	{ marginX10000, winners = 1 }: BookTerms,
): Book<Selection> | null {
	check(marginX10000 >= 0 && winners > 0, "a book states its margin and its winners");
	const rungs: Rung[] = [];
	for (const { probability } of chances) {
		const rung = probability > 0 && probability < 1 ? lowestRung(probability, marginX10000) : null;
		if (!rung) return null;
		rungs.push(rung);
	}
	const target = 1 + marginX10000 / 10_000;
	giveBackSurplus(rungs, winners * target);
	if (impliedSum(rungs) / winners >= target + MAX_SURPLUS) return null;
	const pricesX10000 = rungs.map((rung) => rung.priceX10000);
	return {
		offers: chances.map((chance, at) => ({ ...chance, priceX10000: pricesX10000[at]! })),
		margin: marginOf(pricesX10000, winners),
		returnToPlayer: returnToPlayerOf(pricesX10000, winners),
	};
}
