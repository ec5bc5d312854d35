import { check } from "@baize/kernel/check";
import type { Draws } from "@baize/kernel/random";
import { type Card, DECK_SIZE, RANKS, rankOf, type Shoe } from "../game/cards.ts";

/** The rank of a card where the ace is the highest: 0 is the two, 12 the ace. */
export const highRank = (card: Card): number => (rankOf(card) + RANKS - 1) % RANKS;

/** The suit as a number, for counting. */
export const suitIndex = (card: Card): number => Math.floor(card / RANKS);

const RANK_NAMES = "A23456789TJQK";
const SUIT_NAMES = "cdhs";

/** "As" is the ace of spades. */
export const cardName = (card: Card): string => RANK_NAMES[rankOf(card)]! + SUIT_NAMES[suitIndex(card)]!;

export function cardOf(name: string): Card {
	const card = SUIT_NAMES.indexOf(name.charAt(1)) * RANKS + RANK_NAMES.indexOf(name.charAt(0));
	check(name.length === 2 && card >= 0 && cardName(card) === name, `${name} is the name of a card`);
	return card;
}

/** A shoe that never ends: each card is one of the 52, whatever came before. */
export function endlessShoe(draws: Draws): Shoe {
	const dealt: Card[] = [];
	return {
		card(at) {
			while (dealt.length <= at) dealt.push(draws.below(DECK_SIZE));
			return dealt[at]!;
		},
	};
}
