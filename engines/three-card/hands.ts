import { highRank, suitIndex } from "../cards/index.ts";
import { DECK_SIZE } from "../game/cards.ts";

/** Three cards, from the lowest. A straight is rarer than a flush, so it ranks above it. */
export const THREE_CARD_HANDS = ["high", "pair", "flush", "straight", "three", "straightFlush"] as const;
export type ThreeCardHand = (typeof THREE_CARD_HANDS)[number];

/** More than any number that the ranks of a hand make. */
const KIND = 13 ** 3;

/** A number that is higher for the better hand and equal for hands that tie. */
export function strengthOf(cards: readonly [number, number, number]): number {
	const [one, two, three] = fromHighest(highRank(cards[0]), highRank(cards[1]), highRank(cards[2]));
	const isFlush = suitIndex(cards[0]) === suitIndex(cards[1]) && suitIndex(cards[1]) === suitIndex(cards[2]);
	if (one === three) return 4 * KIND + one;
	const isLow = one === 12 && two === 1 && three === 0;
	if (isLow || (one - two === 1 && two - three === 1)) return (isFlush ? 5 : 3) * KIND + (isLow ? 1 : one);
	if (isFlush) return 2 * KIND + (one * 13 + two) * 13 + three;
	if (one === two || two === three) return KIND + two * 13 + (one === two ? three : one);
	return (one * 13 + two) * 13 + three;
}

function fromHighest(a: number, b: number, c: number): [number, number, number] {
	const [high, low] = a > b ? [a, b] : [b, a];
	if (c >= high) return [c, high, low];
	return c > low ? [high, c, low] : [high, low, c];
}

export const kindOf = (strength: number): number => Math.floor(strength / KIND);
export const nameOf = (strength: number): ThreeCardHand => THREE_CARD_HANDS[kindOf(strength)]!;

/** The strength of three ranks of different suits, highest first, as ranks where 0 is the two. */
export const strengthOfRanks = (one: number, two: number, three: number): number => (one * 13 + two) * 13 + three;

/** A hand and its strength. */
export type Dealt = { cards: readonly [number, number, number]; strength: number };

/** All 22,100 hands. */
export function allHands(): readonly Dealt[] {
	const hands: Dealt[] = [];
	for (let a = 0; a < DECK_SIZE; a++)
		for (let b = a + 1; b < DECK_SIZE; b++)
			for (let c = b + 1; c < DECK_SIZE; c++) {
				const cards = [a, b, c] as const;
				hands.push({ cards, strength: strengthOf([a, b, c]) });
			}
	return hands;
}

/** The hands up to the order of suits, with how many hands are the same. */
export function distinctHands(hands: readonly Dealt[]): readonly (Dealt & { weight: number })[] {
	const known = new Map<string, Dealt & { weight: number }>();
	for (const hand of hands) {
		const suits = ["", "", "", ""];
		for (const card of hand.cards) suits[suitIndex(card)] += String.fromCharCode(65 + highRank(card));
		const key = suits.sort().join("/");
		const same = known.get(key);
		if (same) same.weight++;
		else known.set(key, { ...hand, weight: 1 });
	}
	return [...known.values()];
}

export type Versus = { below: number; wins: number; ties: number; losses: number };

/**
 * How a hand fares against all that can be dealt from the other 49 cards: `below`: those weaker than `qualifies`; of the
 * others, those that it beats, equals and loses to.
 */
export function versus({ cards: [a, b, c], strength }: Dealt, hands: readonly Dealt[], qualifies: number): Versus {
	const found = { below: 0, wins: 0, ties: 0, losses: 0 };
	for (const { cards, strength: other } of hands) {
		const [x, y, z] = cards;
		if (x === a || x === b || x === c || y === a || y === b || y === c || z === a || z === b || z === c) continue;
		if (other < qualifies) found.below++;
		else if (other < strength) found.wins++;
		else if (other === strength) found.ties++;
		else found.losses++;
	}
	return found;
}
