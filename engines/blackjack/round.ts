import { check } from "@baize/kernel/check";
import { type Minor, share } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import { endlessShoe } from "../cards/index.ts";
import { DECK_SIZE, numbersTo, rankOf, type Shoe, shoeOf } from "../game/cards.ts";
import { type BlackjackRules, dealerStands, isBlackjack, totalOf } from "./rules.ts";
import { type BlackjackMove, maySplitAgain } from "./solve.ts";

export type BlackjackAction = BlackjackMove | "insure" | "declineInsurance";

export type BlackjackBet = { stakeMinor: number };

/** One of the player's hands. `stakes`: 2 when doubled. */
export type Hand = {
	cards: readonly number[];
	stakes: 1 | 2;
	isDone: boolean;
	isSplit: boolean;
	isSurrendered: boolean;
};

/**
 * A round as far as it was played. It is never stored: it is the opening and the actions since. `next` counts the cards
 * that have left the shoe; card k follows from draw k alone, so no action can change a later card.
 */
export type BlackjackState = {
	shoe: Shoe;
	next: number;
	stakeMinor: Minor;
	dealer: readonly number[];
	hands: readonly Hand[];
	isInsured: boolean;
	/** Insurance is asked about before anything else. */
	phase: "insurance" | "playing" | "over";
};

/** What the page may know while the round is open. */
export type BlackjackView = {
	dealer: readonly number[];
	hands: readonly Omit<Hand, "isSplit">[];
	active: number | null;
	isInsured: boolean;
	phase: BlackjackState["phase"];
};

/** By card, because every count of a hand reads them. */
const CARD_VALUES = numbersTo(DECK_SIZE).map((card) => Math.min(10, rankOf(card) + 1));

export const cardValue = (card: number): number => CARD_VALUES[card]!;

const valuesOf = (cards: readonly number[]): number[] => cards.map(cardValue);

const newHand = (cards: readonly number[], isSplit: boolean): Hand => ({
	cards,
	stakes: 1,
	isDone: false,
	isSplit,
	isSurrendered: false,
});

/** Dealt in the order player, dealer, player, dealer; the dealer's second card is hidden. */
export function openBlackjack(rules: BlackjackRules, bet: BlackjackBet, draws: Draws): BlackjackState {
	check(bet.stakeMinor > 0 && bet.stakeMinor % 2 === 0, "a stake is a multiple of two, above zero");
	const shoe = rules.decks === null ? endlessShoe(draws) : shoeOf(draws, rules.decks);
	const state: BlackjackState = {
		shoe,
		next: 4,
		stakeMinor: BigInt(bet.stakeMinor),
		dealer: [shoe.card(1), shoe.card(3)],
		hands: [newHand([shoe.card(0), shoe.card(2)], false)],
		isInsured: false,
		phase: "insurance",
	};
	return cardValue(state.dealer[0]!) === 1 ? state : lookUnder(rules, state);
}

/** The dealer looks for a blackjack; with one on either side the round is over. */
function lookUnder(rules: BlackjackRules, state: BlackjackState): BlackjackState {
	const isOver = isBlackjack(valuesOf(state.dealer)) || isBlackjack(valuesOf(state.hands[0]!.cards));
	return isOver ? { ...state, phase: "over" } : goOn(rules, { ...state, phase: "playing" });
}

const activeAt = (state: Pick<BlackjackState, "hands">): number => state.hands.findIndex(({ isDone }) => !isDone);

export function legalMoves(
	rules: BlackjackRules,
	state: Pick<BlackjackState, "hands" | "phase">,
): readonly BlackjackAction[] {
	if (state.phase === "over") return [];
	if (state.phase === "insurance") return ["insure", "declineInsurance"];
	const hand = state.hands[activeAt(state)]!;
	const isOneCardOnly = hand.isSplit && cardValue(hand.cards[0]!) === 1;
	const moves: BlackjackAction[] = ["stand"];
	if (!isOneCardOnly) moves.push("hit");
	if (hand.cards.length > 2) return moves;
	if (!isOneCardOnly && (!hand.isSplit || rules.doubleAfterSplit)) moves.push("double");
	if (maySplit(rules, state, hand)) moves.push("split");
	if (!hand.isSplit && rules.lateSurrender) moves.push("surrender");
	return moves;
}

function maySplit(rules: BlackjackRules, state: Pick<BlackjackState, "hands">, hand: Hand): boolean {
	const [one, other] = valuesOf(hand.cards);
	if (hand.cards.length !== 2 || one !== other) return false;
	const left = rules.maxHands - state.hands.length;
	return hand.isSplit ? maySplitAgain(rules, one!, left) : left > 0;
}

/** What an action stakes beyond the first stake. */
export function actionStakeMinor(state: BlackjackState, action: BlackjackAction): Minor {
	if (action === "insure") return state.stakeMinor / 2n;
	return action === "double" || action === "split" ? state.stakeMinor : 0n;
}

export function actBlackjack(rules: BlackjackRules, state: BlackjackState, action: BlackjackAction): BlackjackState {
	check(legalMoves(rules, state).includes(action), `${action} is not legal now`);
	if (action === "insure" || action === "declineInsurance")
		return lookUnder(rules, { ...state, isInsured: action === "insure" });
	const at = activeAt(state);
	const hand = state.hands[at]!;
	if (action === "split") {
		const [one, other] = hand.cards;
		return goOn(rules, {
			...state,
			hands: state.hands.toSpliced(at, 1, newHand([one!], true), newHand([other!], true)),
		});
	}
	const draws = action === "hit" || action === "double";
	const cards = draws ? [...hand.cards, state.shoe.card(state.next)] : hand.cards;
	const after: Hand = {
		...hand,
		cards,
		stakes: action === "double" ? 2 : hand.stakes,
		isSurrendered: action === "surrender",
		isDone: action !== "hit" || totalOf(valuesOf(cards)).total >= 21,
	};
	return goOn(rules, { ...state, next: state.next + (draws ? 1 : 0), hands: state.hands.with(at, after) });
}

/** Deals second cards to split hands, passes hands that have no choice, and lets the dealer draw when all are done. */
function goOn(rules: BlackjackRules, state: BlackjackState): BlackjackState {
	const at = activeAt(state);
	const hand = state.hands[at];
	if (!hand) return dealerDraws(rules, state);
	if (hand.cards.length === 1) {
		const cards = [...hand.cards, state.shoe.card(state.next)];
		return goOn(rules, { ...state, next: state.next + 1, hands: state.hands.with(at, { ...hand, cards }) });
	}
	const hasChoice = totalOf(valuesOf(hand.cards)).total < 21 && legalMoves(rules, state).length > 1;
	return hasChoice ? state : goOn(rules, { ...state, hands: state.hands.with(at, { ...hand, isDone: true }) });
}

function dealerDraws(rules: BlackjackRules, state: BlackjackState): BlackjackState {
	const dealer = [...state.dealer];
	let { next } = state;
	const isNeeded = state.hands.some(
		({ cards, isSurrendered }) => !isSurrendered && totalOf(valuesOf(cards)).total <= 21,
	);
	while (isNeeded && !dealerStands(rules, totalOf(valuesOf(dealer)))) dealer.push(state.shoe.card(next++));
	return { ...state, next, dealer, phase: "over" };
}

export function stakedMinor(state: BlackjackState): Minor {
	const stakes = state.hands.reduce((sum, hand) => sum + BigInt(hand.stakes), 0n);
	return state.stakeMinor * stakes + (state.isInsured ? state.stakeMinor / 2n : 0n);
}

export function blackjackPayoutMinor(rules: BlackjackRules, state: BlackjackState): Minor {
	check(state.phase === "over", "a round is paid when it is over");
	const dealer = valuesOf(state.dealer);
	const hasDealerBlackjack = isBlackjack(dealer);
	const insurance = state.isInsured && hasDealerBlackjack ? (state.stakeMinor / 2n) * 3n : 0n;
	const own = state.hands[0]!;
	if (state.hands.length === 1 && isBlackjack(valuesOf(own.cards))) {
		const extra = hasDealerBlackjack ? 0n : share(state.stakeMinor, BigInt(rules.blackjackX100), 100n);
		return state.stakeMinor + extra + insurance;
	}
	if (hasDealerBlackjack) return insurance;
	const end = totalOf(dealer).total;
	return state.hands.reduce((sum, hand) => sum + handPayMinor(state.stakeMinor, hand, end), 0n);
}

function handPayMinor(stakeMinor: Minor, { cards, stakes, isSurrendered }: Hand, dealer: number): Minor {
	if (isSurrendered) return stakeMinor / 2n;
	const { total } = totalOf(valuesOf(cards));
	if (total > 21) return 0n;
	const shares = dealer > 21 || total > dealer ? 2n : total === dealer ? 1n : 0n;
	return stakeMinor * BigInt(stakes) * shares;
}

/** What is done for a player who has not acted for a day: nothing that takes a stake. */
export const defaultMove = (state: BlackjackState): BlackjackAction =>
	state.phase === "insurance" ? "declineInsurance" : "stand";

/** The dealer's second card stays hidden until the round is over. */
export function viewOf(state: BlackjackState): BlackjackView {
	const { dealer, hands, isInsured, phase } = state;
	const active = activeAt(state);
	return {
		dealer: phase === "over" ? dealer : dealer.slice(0, 1),
		hands: hands.map(({ cards, stakes, isDone, isSurrendered }) => ({ cards, stakes, isDone, isSurrendered })),
		active: phase === "playing" ? active : null,
		isInsured,
		phase,
	};
}
