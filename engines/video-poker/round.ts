import { check } from "@baize/kernel/check";
import type { Minor } from "@baize/kernel/money";
import type { Draws } from "@baize/kernel/random";
import { DECK_SIZE, itemsOf, numbersTo, type Shoe } from "../game/cards.ts";
import { HOLD_ALL, keptBy } from "./book.ts";
import { HANDS, type HandName, handOf } from "./hands.ts";
import { paysById, type VideoPokerRules } from "./rules.ts";

export type VideoPokerBet = { stakeMinor: number };

/** `held`: the cards that were kept, as bits from the first; null while the player has not chosen. */
export type VideoPokerState = { shoe: Shoe; stakeMinor: Minor; hand: readonly number[]; held: number | null };

/** The hand in view and what it makes now. */
export type VideoPokerView = { hand: readonly number[]; makes: HandName; held: number | null };

const DECK = numbersTo(DECK_SIZE);
const DECK_WITH_JOKER = numbersTo(DECK_SIZE + 1);

/** Five cards; the discarded ones are replaced from the left by the sixth card of the deck and those after it. */
export function openVideoPoker(rules: VideoPokerRules, bet: VideoPokerBet, draws: Draws): VideoPokerState {
	check(bet.stakeMinor > 0, "a stake is above zero");
	const shoe = itemsOf(draws, rules.wilds === "joker" ? DECK_WITH_JOKER : DECK);
	return { shoe, stakeMinor: BigInt(bet.stakeMinor), hand: [0, 1, 2, 3, 4].map((at) => shoe.card(at)), held: null };
}

export function holdCards(state: VideoPokerState, hold: number): VideoPokerState {
	check(state.held === null, "cards are held once a round");
	check(Number.isInteger(hold) && hold >= 0 && hold <= HOLD_ALL, "a hold is five bits");
	let next = 5;
	const hand = state.hand.map((card, at) => ((hold >> at) & 1 ? card : state.shoe.card(next++)));
	check(next === 10 - keptBy(hold), "as many cards are drawn as are discarded");
	return { ...state, hand, held: hold };
}

/** What is held for a player who has not acted for a day: everything. */
export const DEFAULT_HOLD = HOLD_ALL;

export function videoPokerPayoutMinor(rules: VideoPokerRules, state: VideoPokerState): Minor {
	check(state.held !== null, "a hand is paid when its draw is done");
	return state.stakeMinor * BigInt(paysById(rules)[handOf(rules.wilds, rules.minPair, state.hand)]!);
}

/** The five cards before the draw. */
export const dealtHand = ({ shoe }: VideoPokerState): number[] => [0, 1, 2, 3, 4].map((at) => shoe.card(at));

export const handName = ({ wilds, minPair }: VideoPokerRules, hand: readonly number[]): HandName =>
	HANDS[handOf(wilds, minPair, hand)]!;

export function videoPokerView(rules: VideoPokerRules, { hand, held }: VideoPokerState): VideoPokerView {
	return { hand, held, makes: handName(rules, hand) };
}
