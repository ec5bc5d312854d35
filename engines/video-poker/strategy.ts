import { highRank, suitIndex } from "../cards/index.ts";
import { type Book, HOLD_ALL } from "./book.ts";
import { HANDS, handOf, isWild } from "./hands.ts";

/** Which of five cards to hold, as bits from the first. */
export type HoldStrategy = (book: Book, cards: readonly number[]) => number;

export const bestPlay: HoldStrategy = (book, cards) => book.bestHold(cards).hold;

const MIN_MADE = HANDS.indexOf("straight");

/**
 * What most people play: keep a made straight or better, wild cards always, then pairs and threes, then four of a suit,
 * then jacks and better where a pair of them pays; everything else is discarded.
 */
export const usualPlay: HoldStrategy = ({ rules }, cards) => {
	if (handOf(rules.wilds, rules.minPair, cards) >= MIN_MADE) return HOLD_ALL;
	const wild = holdOf(cards, (card) => isWild(rules.wilds, card));
	const naturals = cards.filter((card) => !isWild(rules.wilds, card));
	const alike = holdOf(cards, (card) => naturals.filter((other) => highRank(other) === highRank(card)).length > 1);
	if ((alike & ~wild) > 0) return alike | wild;
	const suited = naturals.find(
		(card) =>
			naturals.filter((other) => suitIndex(other) === suitIndex(card)).length + cards.length - naturals.length >= 4,
	);
	if (suited !== undefined) return holdOf(cards, (card) => suitIndex(card) === suitIndex(suited)) | wild;
	return holdOf(cards, (card) => rules.pays.highPair !== undefined && highRank(card) >= rules.minPair) | wild;
};

function holdOf(cards: readonly number[], isHeld: (card: number) => boolean): number {
	return cards.reduce((hold, card, at) => (isHeld(card) ? hold | (1 << at) : hold), 0);
}
