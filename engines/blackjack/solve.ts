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
const STAGES: readonly Stage[] = ["first", "split", "more"];

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

/** What is known so far about one dealer's card. */
type Known = {
	rules: BlackjackRules;
	up: number;
	strategy: Strategy;
	ends: DealerEnds;
	stands: Map<number, Fraction>;
	hands: Map<number, SolvedHand>;
	pairs: Map<number, SolvedHand>;
	pending: Map<string, Fraction>;
};

type SolvedHand = Solved & { values: MoveValues };

export function solver(rules: BlackjackRules, up: number, strategy: Strategy): Solver {
	const known: Known = {
		rules,
		up,
		strategy,
		ends: dealerEnds(rules, up),
		stands: new Map(),
		hands: new Map(),
		pairs: new Map(),
		pending: new Map(),
	};
	return {
		ends: known.ends,
		hand: (hand, stage) => solveHand(known, hand, stage),
		pair: (value) => solvePair(known, value),
		resplits: (value, pending, splitsLeft) => splitAgain(known, value, pending, splitsLeft).splits,
	};
}

function standValue({ ends, stands }: Known, total: number): Fraction {
	if (total > 21) return LOST;
	const value =
		stands.get(total) ??
		sum([...ends].map(([end, chance]) => multiply(chance, fraction(BigInt(resultOf(total, end))))));
	stands.set(total, value);
	return value;
}

function choose({ strategy }: Known, situation: Situation, values: MoveValues): SolvedHand {
	const move = strategy(situation, values);
	const value = values.get(move);
	check(value !== undefined, `the strategy chose ${move}, which is not legal`);
	return { move, value, values };
}

function movesOf(known: Known, hand: Total, stage: Stage): Map<BlackjackMove, Fraction> {
	const { rules } = known;
	const values = new Map<BlackjackMove, Fraction>([["stand", standValue(known, hand.total)]]);
	if (hand.total < 21) {
		values.set(
			"hit",
			overCards((value) => valueAfter(known, withCard(hand, value))),
		);
		if (stage === "first" || (stage === "split" && rules.doubleAfterSplit)) {
			const doubled = overCards((value) => standValue(known, withCard(hand, value).total));
			values.set("double", multiply(TWICE, doubled));
		}
	}
	if (stage === "first" && rules.lateSurrender) values.set("surrender", HALF_LOST);
	return values;
}

function solveHand(known: Known, hand: Total, stage: Stage): SolvedHand {
	const key = (2 * hand.total + (hand.soft ? 1 : 0)) * STAGES.length + STAGES.indexOf(stage);
	const before = known.hands.get(key);
	if (before) return before;
	const solved = choose(known, { ...hand, pair: null, up: known.up }, movesOf(known, hand, stage));
	known.hands.set(key, solved);
	return solved;
}

const valueAfter = (known: Known, hand: Total): Fraction =>
	hand.total > 21 ? LOST : solveHand(known, hand, "more").value;

const pairOf = (value: number): Total => withCard(withCard(NO_CARDS, value), value);

/** One split card with its second card, when it is not split again. */
function splitHandValue(known: Known, value: number, second: number): Fraction {
	const two = withCard(withCard(NO_CARDS, value), second);
	return value === 1 ? standValue(known, two.total) : solveHand(known, two, "split").value;
}

/** `pending` split cards that wait for their second card, of which `splitsLeft` may still become two. */
function pendingValue(known: Known, value: number, pending: number, splitsLeft: number): Fraction {
	if (pending === 0) return ZERO;
	const key = `${value}/${pending}/${splitsLeft}`;
	const solved = known.pending.get(key);
	if (solved) return solved;
	const rest = pendingValue(known, value, pending - 1, splitsLeft);
	const mean = overCards((second) =>
		second === value && maySplitAgain(known.rules, value, splitsLeft)
			? splitAgain(known, value, pending, splitsLeft).value
			: add(splitHandValue(known, value, second), rest),
	);
	known.pending.set(key, mean);
	return mean;
}

/** A pair among the split hands: kept, or split once more. */
function splitAgain(
	known: Known,
	value: number,
	pending: number,
	splitsLeft: number,
): { value: Fraction; splits: boolean } {
	const rest = pendingValue(known, value, pending - 1, splitsLeft);
	const kept = add(splitHandValue(known, value, value), rest);
	const split = pendingValue(known, value, pending + 1, splitsLeft - 1);
	const values = new Map<BlackjackMove, Fraction>([
		["stand", kept],
		["split", split],
	]);
	const splits = known.strategy({ ...pairOf(value), pair: value, up: known.up }, values) === "split";
	return { value: splits ? split : kept, splits };
}

function solvePair(known: Known, value: number): SolvedHand {
	const solved = known.pairs.get(value);
	if (solved) return solved;
	const split = pendingValue(known, value, 2, known.rules.maxHands - 2);
	const values = movesOf(known, pairOf(value), "first").set("split", split);
	const chosen = choose(known, { ...pairOf(value), pair: value, up: known.up }, values);
	known.pairs.set(value, chosen);
	return chosen;
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
