import { check } from "@baize/kernel/check";
import { add, compare, type Fraction, fraction, multiply, sum, ZERO } from "@baize/kernel/odds";
import { BUST, type DealerEnds, dealerEnds } from "./dealer.ts";
import { type BlackjackRules, NO_CARDS, RANK_COUNT, type Total, VALUES, weightOf, withCard } from "./rules.ts";

export type BlackjackMove = "hit" | "stand" | "double" | "split" | "surrender";

/** What a strategy sees: the hand, its pair's value if it is one that may be split, and the dealer's card. */
export type Situation = Total & { pair: number | null; up: number };

/** The exact value of each legal move, in first stakes. */
export type MoveValues = ReadonlyMap<BlackjackMove, Fraction>;

/** Chooses one of the moves that have a value. */
export type Strategy = (situation: Situation, values: MoveValues) => BlackjackMove;

/** Where a hand stands: how many cards it has, and what else the rules allow it. */
export type Stage = "first" | "split" | "more";

type Solved = { move: BlackjackMove; value: Fraction };

/**
 * The value of every decision against one dealer's card, from a shoe that never ends, when all later decisions follow the
 * strategy. Given that the dealer has no blackjack.
 */
export type Solver = {
	ends: DealerEnds;
	/** The moves of a hand that is not (or no more) to be split. */
	hand: (hand: Total, stage: Stage) => Solved & { values: MoveValues };
	/** Two equal cards: with a split among its moves. */
	pair: (value: number) => Solved & { values: MoveValues };
	/** Whether a further pair among `pending` split hands is split, when `splitsLeft` more are allowed. */
	resplits: (value: number, pending: number, splitsLeft: number) => boolean;
};

const LOST: Fraction = fraction(-1n);
const HALF_LOST: Fraction = fraction(-1n, 2n);
const TWICE: Fraction = fraction(2n);

export function solver(rules: BlackjackRules, up: number, strategy: Strategy): Solver {
	const ends = dealerEnds(rules, up);
	const hands = new Map<string, Solved & { values: MoveValues }>();
	const splits = new Map<string, { value: Fraction; splits: boolean }>();

	const stand = (total: number): Fraction =>
		total > 21 ? LOST : sum([...ends].map(([end, chance]) => multiply(chance, fraction(BigInt(resultOf(total, end))))));

	const choose = (situation: Situation, values: MoveValues): Solved & { values: MoveValues } => {
		const move = strategy(situation, values);
		const value = values.get(move);
		check(value !== undefined, `the strategy chose ${move}, which is not legal`);
		return { move, value, values };
	};

	const movesOf = (hand: Total, stage: Stage): Map<BlackjackMove, Fraction> => {
		const values = new Map<BlackjackMove, Fraction>([["stand", stand(hand.total)]]);
		if (hand.total < 21) {
			values.set(
				"hit",
				overCards((value) => after(withCard(hand, value))),
			);
			if (stage === "first" || (stage === "split" && rules.doubleAfterSplit))
				values.set(
					"double",
					multiply(
						TWICE,
						overCards((value) => stand(withCard(hand, value).total)),
					),
				);
		}
		if (stage === "first" && rules.lateSurrender) values.set("surrender", HALF_LOST);
		return values;
	};

	const hand = (one: Total, stage: Stage): Solved & { values: MoveValues } => {
		const key = `${one.total}/${one.soft}/${stage}`;
		const solved = hands.get(key) ?? choose({ ...one, pair: null, up }, movesOf(one, stage));
		hands.set(key, solved);
		return solved;
	};

	const after = (one: Total): Fraction => (one.total > 21 ? LOST : hand(one, "more").value);

	/** One split card with its second card, when it is not split again. */
	const played = (value: number, second: number): Fraction => {
		const two = withCard(withCard(NO_CARDS, value), second);
		return value === 1 ? stand(two.total) : hand(two, "split").value;
	};

	/** `pending` split cards that wait for their second card, of which `splitsLeft` may still become two. */
	const pendingValue = (value: number, pending: number, splitsLeft: number): Fraction => {
		if (pending === 0) return ZERO;
		const rest = pendingValue(value, pending - 1, splitsLeft);
		return overCards((second) => {
			const kept = add(played(value, second), rest);
			if (second !== value || !maySplitAgain(rules, value, splitsLeft)) return kept;
			return splitOf(value, pending, splitsLeft).value;
		});
	};

	/** A pair among the split hands: kept, or split once more. */
	const splitOf = (value: number, pending: number, splitsLeft: number): { value: Fraction; splits: boolean } => {
		const key = `${value}/${pending}/${splitsLeft}`;
		const known = splits.get(key);
		if (known) return known;
		const kept = add(played(value, value), pendingValue(value, pending - 1, splitsLeft));
		const split = pendingValue(value, pending + 1, splitsLeft - 1);
		const two = withCard(withCard(NO_CARDS, value), value);
		const values = new Map<BlackjackMove, Fraction>([
			["stand", kept],
			["split", split],
		]);
		const doesSplit = strategy({ ...two, pair: value, up }, values) === "split";
		const solved = { value: doesSplit ? split : kept, splits: doesSplit };
		splits.set(key, solved);
		return solved;
	};

	const pairs = new Map<number, Solved & { values: MoveValues }>();
	const pair = (value: number): Solved & { values: MoveValues } => {
		const two = withCard(withCard(NO_CARDS, value), value);
		const values = (): MoveValues =>
			new Map([...movesOf(two, "first"), ["split" as const, pendingValue(value, 2, rules.maxHands - 2)]]);
		const solved = pairs.get(value) ?? choose({ ...two, pair: value, up }, values());
		pairs.set(value, solved);
		return solved;
	};

	return { ends, hand, pair, resplits: (value, pending, left) => splitOf(value, pending, left).splits };
}

export function maySplitAgain({ resplitAces }: BlackjackRules, value: number, splitsLeft: number): boolean {
	return splitsLeft > 0 && (value !== 1 || resplitAces);
}

/** 1 when the player's total wins against the dealer's, -1 when it loses. */
export function resultOf(total: number, end: number): number {
	if (total > 21) return -1;
	return end === BUST ? 1 : Math.sign(total - end);
}

function overCards(valueWith: (card: number) => Fraction): Fraction {
	return sum(VALUES.map((card) => multiply(valueWith(card), fraction(BigInt(weightOf(card)), BigInt(RANK_COUNT)))));
}

/** The move of the highest value; of equal ones the first in the order stand, hit, double, split, surrender. */
export const optimal: Strategy = (_situation, values) => {
	let best: [BlackjackMove, Fraction] | null = null;
	for (const one of values) if (best === null || compare(one[1], best[1]) > 0) best = one;
	check(best !== null, "there is always a legal move");
	return best[0];
};

/**
 * What most people play: never bust against a small card, hit up to 16 against a large one, double ten and eleven below a
 * ten, split only aces and eights, stand on a soft 18, and do not surrender.
 */
export const usual: Strategy = ({ total, soft, pair, up }, values) => {
	const small = up >= 2 && up <= 6;
	if ((pair === 1 || pair === 8) && values.has("split")) return "split";
	const isDouble = !soft && (total === 10 || total === 11) && up >= 2 && up <= 9;
	if (isDouble && values.has("double")) return "double";
	const stands = soft ? total >= 18 : total >= 17 || (total >= 12 && small);
	return stands || !values.has("hit") ? "stand" : "hit";
};
