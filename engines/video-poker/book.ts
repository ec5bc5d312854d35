import { HANDS, handOf, JOKER } from "./hands.ts";
import { deckSize, paysById, type VideoPokerRules } from "./rules.ts";

/**
 * The exact value of every way to hold. How it is counted: each of the 2.6 million hands is noted at all its subsets of up
 * to four cards, by what it makes. The draws that complete a hold without the discarded cards are then a difference of
 * such counts (inclusion and exclusion over the discards), so no draw is ever dealt.
 */
export type Book = {
	rules: VideoPokerRules;
	/** Of these cards, held by the bits of `hold`: how many draws lead to each hand. */
	countsOf: (cards: readonly number[], hold: number) => readonly number[];
	/** The hold of the highest mean pay; of equal ones the one that keeps more cards. */
	bestHold: (cards: readonly number[]) => { hold: number; mean: number };
	/** Every deal up to the order of suits, with the number of deals that are the same. */
	deals: readonly { cards: readonly number[]; weight: number }[];
};

const HOLDS = 32;
export const HOLD_ALL = HOLDS - 1;

/** How many cards each hold keeps. */
export const keptBy = (hold: number): number => [0, 1, 2, 3, 4].reduce((kept, bit) => kept + ((hold >> bit) & 1), 0);

const KEPT = Array.from({ length: HOLDS }, (_, hold) => keptBy(hold));

/** Holds from all five cards down to none, so that the first of equal ones keeps the most. */
const HOLDS_BY_KEPT = Array.from({ length: HOLDS }, (_, hold) => hold).sort((one, other) => KEPT[other]! - KEPT[one]!);

export function choose(n: number, k: number): number {
	let ways = 1;
	for (let at = 0; at < k; at++) ways = (ways * (n - at)) / (at + 1);
	return Math.round(ways);
}

/** What does not depend on the pays: all deals, and for each set of up to four cards how many deals of each hand have it. */
type Dealt = { counts: readonly Int32Array[]; deals: Book["deals"]; index: SubsetIndex };

const dealtBefore = new Map<string, Dealt>();

/** Counted once for all pay tables over the same deck and wild cards: it takes seconds. */
function dealtBy(rules: VideoPokerRules): Dealt {
	const key = `${rules.wilds} ${rules.minPair}`;
	const known = dealtBefore.get(key) ?? deal(rules);
	dealtBefore.set(key, known);
	return known;
}

function deal(rules: VideoPokerRules): Dealt {
	const size = deckSize(rules);
	const index = subsetIndex(size);
	const counts = HANDS.map(() => new Int32Array(index.subsets));
	const deals = new Map<number, { cards: readonly number[]; weight: number }>();
	const ids = new Int32Array(HOLDS);
	visitDeals(size, (cards) => {
		const hand = handOf(rules.wilds, rules.minPair, cards);
		noteDeal(deals, cards);
		if (hand === 0) return;
		index.write(cards, ids);
		const count = counts[hand]!;
		for (let subset = 0; subset < HOLD_ALL; subset++) count[ids[subset]!]!++;
	});
	return { counts, deals: [...deals.values()], index };
}

export function bookOf(rules: VideoPokerRules): Book {
	const size = deckSize(rules);
	const { counts, deals, index } = dealtBy(rules);
	const ids = new Int32Array(HOLDS);
	const pays = paysById(rules);
	const drawsOf = Array.from({ length: 6 }, (_, discarded) => choose(size - 5, discarded));
	const paySums = payTable(counts, pays, index.subsets);
	const values = new Float64Array(HOLDS);
	const bestOfSorted = (cards: readonly number[]): { hold: number; mean: number } => {
		index.write(cards, ids);
		for (let subset = 0; subset < HOLD_ALL; subset++) values[subset] = paySums[ids[subset]!]!;
		values[HOLD_ALL] = pays[handOf(rules.wilds, rules.minPair, cards)]!;
		leaveOutDiscards(values);
		let best = { hold: HOLD_ALL, mean: -1 };
		for (const hold of HOLDS_BY_KEPT) {
			const mean = values[hold]! / drawsOf[5 - KEPT[hold]!]!;
			if (mean > best.mean) best = { hold, mean };
		}
		return best;
	};
	const bestHold = (cards: readonly number[]): { hold: number; mean: number } => {
		const { sorted, places } = rising(cards);
		const { hold, mean } = bestOfSorted(sorted);
		return { hold: moved(hold, places), mean };
	};
	const countsOf = (cards: readonly number[], cardsHeld: number): readonly number[] => {
		const { sorted, places } = rising(cards);
		const hold = places.reduce((bits, place, at) => bits | (((cardsHeld >> place) & 1) << at), 0);
		const made = handOf(rules.wilds, rules.minPair, sorted);
		index.write(sorted, ids);
		const found = counts.map((count, hand) => (hand === 0 ? 0 : drawsMaking(count, ids, hold, hand === made ? 1 : 0)));
		const paid = found.reduce((sum, draws) => sum + draws, 0);
		return found.with(0, drawsOf[5 - KEPT[hold]!]! - paid);
	};
	return { rules, countsOf, bestHold, deals };
}

/** Sets of cards are numbered in rising order: the hand so, and where each of its cards lay. */
function rising(cards: readonly number[]): { sorted: readonly number[]; places: readonly number[] } {
	const places = [0, 1, 2, 3, 4].sort((one, other) => cards[one]! - cards[other]!);
	return { sorted: places.map((place) => cards[place]!), places };
}

const moved = (hold: number, places: readonly number[]): number =>
	places.reduce((bits, place, at) => bits | (((hold >> at) & 1) << place), 0);

/** All five-card deals in rising order of cards. */
function visitDeals(size: number, visit: (cards: readonly number[]) => void): void {
	const cards = [0, 0, 0, 0, 0];
	const from = (place: number, low: number): void => {
		for (let card = low; card < size; card++) {
			cards[place] = card;
			if (place === 4) visit(cards);
			else from(place + 1, card + 1);
		}
	};
	from(0, 0);
}

const SUIT_BITS = 2 ** 13;

/** Deals that differ only in which suit is which have the same four sets of ranks. */
function noteDeal(deals: Map<number, { cards: readonly number[]; weight: number }>, cards: readonly number[]): void {
	const suits = [0, 0, 0, 0];
	let joker = 0;
	for (const card of cards) {
		if (card === JOKER) joker = 1;
		else suits[Math.floor(card / 13)]! += 2 ** (card % 13);
	}
	const key =
		suits.sort((one, other) => one - other).reduce((sum, ranks) => sum * SUIT_BITS + ranks, 0) + joker * 2 ** 52;
	const known = deals.get(key);
	if (known) known.weight++;
	else deals.set(key, { cards: [...cards], weight: 1 });
}

type SubsetIndex = { subsets: number; write: (cards: readonly number[], ids: Int32Array) => void };

/** Numbers every set of up to four cards: by size, then in the combinatorial number system. */
function subsetIndex(size: number): SubsetIndex {
	const offsets = [0, 1, 2, 3, 4].map((kept) =>
		[0, 1, 2, 3].slice(0, kept).reduce((sum, k) => sum + choose(size, k), 0),
	);
	const steps = [0, 1, 2, 3].map((place) => Int32Array.from({ length: size }, (_, card) => choose(card, place + 1)));
	const write = (cards: readonly number[], ids: Int32Array): void => {
		for (let subset = 0; subset < HOLD_ALL; subset++) {
			let [id, place] = [0, 0];
			for (let bit = 0; bit < 5; bit++) if (subset & (1 << bit)) id += steps[place++]![cards[bit]!]!;
			ids[subset] = offsets[place]! + id;
		}
	};
	return { subsets: [0, 1, 2, 3, 4].reduce((sum, kept) => sum + choose(size, kept), 0), write };
}

function payTable(counts: readonly Int32Array[], pays: readonly number[], subsets: number): Float64Array {
	const sums = new Float64Array(subsets);
	counts.forEach((count, hand) => {
		const times = pays[hand]!;
		if (times > 0) for (let id = 0; id < subsets; id++) sums[id]! += count[id]! * times;
	});
	return sums;
}

/** From "contains the held cards" to "and none of the discarded ones", for all 32 holds at once. */
function leaveOutDiscards(values: Float64Array): void {
	for (let bit = 1; bit < HOLDS; bit <<= 1)
		for (let hold = 0; hold < HOLDS; hold++) if ((hold & bit) === 0) values[hold]! -= values[hold | bit]!;
}

function drawsMaking(count: Int32Array, ids: Int32Array, hold: number, made: number): number {
	const discards = HOLD_ALL & ~hold;
	let draws = 0;
	for (let more = discards; ; more = (more - 1) & discards) {
		const subset = hold | more;
		const containing = subset === HOLD_ALL ? made : count[ids[subset]!]!;
		draws += (KEPT[more]! & 1) === 0 ? containing : -containing;
		if (more === 0) return draws;
	}
}
