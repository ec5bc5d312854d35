import { check } from "@baize/kernel/check";
import type { Draws } from "@baize/kernel/random";

/** 0 to 51: the rank is the remainder by 13 (0 the ace, 12 the king), the suit the quotient. */
export type Card = number;

export const RANKS = 13;
export const DECK_SIZE = 52;
export const SUITS = ["clubs", "diamonds", "hearts", "spades"] as const;
export type Suit = (typeof SUITS)[number];

export const rankOf = (card: Card): number => card % RANKS;
export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / RANKS)]!;

/** The cards of a shuffled shoe by their place, from 0. */
export type Shoe = { card(at: number): Card };

/**
 * A shoe of some decks, shuffled as far as it is needed. Card k is one draw below the number of cards that are left, from
 * the card at place k on (Fisher-Yates from the front), so it depends on the draws 0 to k only: no decision of the player
 * can change a card, and six cards of eight decks cost six draws.
 */
export function shoeOf(draws: Draws, decks = 1): Shoe {
	return itemsOf(draws, unshuffled(decks));
}

/** The same for any list: item k of its shuffled order. */
export function itemsOf(draws: Draws, items: readonly number[]): Shoe {
	const order = items.slice();
	let drawn = 0;
	return {
		card(at) {
			check(at >= 0 && at < order.length, "there is a card at this place");
			for (; drawn <= at; drawn++) {
				const other = drawn + draws.below(order.length - drawn);
				const found = order[other]!;
				order[other] = order[drawn]!;
				order[drawn] = found;
			}
			return order[at]!;
		},
	};
}

/**
 * One list that millions of rounds are dealt from, one after the other, without a shoe for each. Items are dealt in order
 * from place 0, with the draws of `itemsOf`, and put back after the round.
 */
export type Dealing = { deal(at: number, draws: Draws): number; putBack(dealt: number): void };

export function dealingOf(items: readonly number[]): Dealing {
	const order = Int32Array.from(items);
	const places = new Int32Array(order.length);
	const swap = (one: number, other: number): void => {
		const item = order[one]!;
		order[one] = order[other]!;
		order[other] = item;
	};
	return {
		deal(at, draws) {
			places[at] = at + draws.below(order.length - at);
			swap(at, places[at]!);
			return order[at]!;
		},
		putBack(dealt) {
			for (let at = dealt - 1; at >= 0; at--) swap(at, places[at]!);
		},
	};
}

/** The numbers from 0, of which lists to draw from are made. */
export const numbersTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** The cards of so many decks in their order: shoes are copies of it, and to list 416 cards takes longer than a deal. */
const shoes = new Map<number, readonly number[]>();

function unshuffled(decks: number): readonly number[] {
	const known = shoes.get(decks) ?? Array.from({ length: decks * DECK_SIZE }, (_, at) => at % DECK_SIZE);
	shoes.set(decks, known);
	return known;
}
