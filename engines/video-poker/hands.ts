import { highRank, suitIndex } from "../cards/index.ts";

/** The number of the joker, in a deck that has one. */
export const JOKER = 52;

/** Which cards stand in for any other. */
export type Wilds = "none" | "deuces" | "joker";

/** Every hand that a pay table may list, and "nothing". A "wild" hand is one that a wild card completed. */
export const HANDS = [
	"nothing",
	"highPair",
	"twoPair",
	"three",
	"straight",
	"flush",
	"fullHouse",
	"four",
	"straightFlush",
	"five",
	"wildRoyal",
	"fourDeuces",
	"royal",
] as const;

export type HandName = (typeof HANDS)[number];

export type HandId = number;

const id = (name: HandName): HandId => HANDS.indexOf(name);
const [
	NOTHING,
	HIGH_PAIR,
	TWO_PAIR,
	THREE,
	STRAIGHT,
	FLUSH,
	FULL,
	FOUR,
	STRAIGHT_FLUSH,
	FIVE,
	WILD_ROYAL,
	DEUCES,
	ROYAL,
] = HANDS.map(id) as [
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
	HandId,
];

/** Five ranks in a row, as bits; the ace also stands below the two. */
const ROWS = [...Array.from({ length: 9 }, (_, low) => 0b11111 << low), 0b1000000001111];
const ROYAL_ROW = 0b11111 << 8;

/** For each set of ranks: whether it fits into five in a row (1), and into ten to ace (2). */
const FITS = Uint8Array.from({ length: 1 << 13 }, (_, ranks) => {
	const isRow = ROWS.some((row) => (ranks & row) === ranks);
	return isRow ? 1 + ((ranks & ROYAL_ROW) === ranks ? 1 : 0) : 0;
});

/** By the number of equal pairs among cards: how many cards of one rank there are at most. */
const MAX_ALIKE = [1, 2, 2, 3, 3, 0, 4];

/** What is read of the cards that are not wild. */
export type Reading = { naturals: number; ranks: number; equalPairs: number; pairRanks: number; oneSuit: boolean };

export const isWild = (wilds: Wilds, card: number): boolean =>
	card === JOKER || (wilds === "deuces" && highRank(card) === 0);

function readingOf(wilds: Wilds, cards: ArrayLike<number>): Reading {
	let [naturals, ranks, equalPairs, pairRanks, suits] = [0, 0, 0, 0, 0];
	for (let at = 0; at < 5; at++) {
		const card = cards[at]!;
		if (isWild(wilds, card)) continue;
		const rank = highRank(card);
		naturals++;
		if (ranks & (1 << rank)) {
			pairRanks |= 1 << rank;
			for (let before = 0; before < at; before++) {
				const other = cards[before]!;
				if (other !== JOKER && highRank(other) === rank) equalPairs++;
			}
		}
		ranks |= 1 << rank;
		suits |= 1 << suitIndex(card);
	}
	return { naturals, ranks, equalPairs, pairRanks, oneSuit: (suits & (suits - 1)) === 0 };
}

/** The best hand that five cards make. `minPair`: the lowest rank whose pair is a high one. */
export function handOf(wilds: Wilds, minPair: number, cards: ArrayLike<number>): HandId {
	const reading = readingOf(wilds, cards);
	const { naturals, ranks, equalPairs, oneSuit } = reading;
	const wild = 5 - naturals;
	const fits = equalPairs === 0 ? FITS[ranks]! : 0;
	if (wild === 0 && oneSuit && fits === 2) return ROYAL;
	if (wild === 4) return DEUCES;
	const alike = wild + MAX_ALIKE[equalPairs]!;
	if (oneSuit && fits === 2) return alike >= 5 ? FIVE : WILD_ROYAL;
	if (alike >= 5) return FIVE;
	if (oneSuit && fits > 0) return STRAIGHT_FLUSH;
	if (alike === 4) return FOUR;
	if ((wild === 0 && equalPairs === 4) || (wild === 1 && equalPairs === 2)) return FULL;
	if (oneSuit) return FLUSH;
	if (fits > 0) return STRAIGHT;
	if (alike === 3) return THREE;
	if (equalPairs === 2) return TWO_PAIR;
	return isHighPair(reading, wild, minPair) ? HIGH_PAIR : NOTHING;
}

/** A joker pairs the highest card. */
function isHighPair({ ranks, pairRanks }: Reading, wild: number, minPair: number): boolean {
	return (wild === 1 ? ranks : pairRanks) >> minPair > 0;
}
