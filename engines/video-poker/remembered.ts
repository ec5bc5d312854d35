import { type Book, choose } from "./book.ts";
import { deckSize } from "./rules.ts";
import type { HoldStrategy } from "./strategy.ts";

const HAND = 5;
const UNKNOWN = -1;

/**
 * A strategy that is asked once for each set of five cards, of which there are fewer than three million: many rounds deal
 * the same ones again. What it holds must not depend on the order of the cards.
 */
export function remembered(book: Book, strategy: HoldStrategy): (cards: ArrayLike<number>) => number {
	const size = deckSize(book.rules);
	const holds = new Int8Array(choose(size, HAND)).fill(UNKNOWN);
	const steps = Array.from({ length: HAND }, (_, place) =>
		Int32Array.from({ length: size }, (_, card) => choose(card, place + 1)),
	);
	const places = new Uint8Array(HAND);
	return (cards) => {
		sortPlaces(cards, places);
		let id = 0;
		for (let at = 0; at < HAND; at++) id += steps[at]![cards[places[at]!]!]!;
		if (holds[id] === UNKNOWN) holds[id] = ofSorted(strategy(book, Array.from(cards)), places);
		return ofDealt(holds[id]!, places);
	};
}

/** Where the lowest card lies, the next one, and so on. */
function sortPlaces(cards: ArrayLike<number>, places: Uint8Array): void {
	for (let at = 0; at < HAND; at++) {
		let to = at;
		for (; to > 0 && cards[places[to - 1]!]! > cards[at]!; to--) places[to] = places[to - 1]!;
		places[to] = at;
	}
}

function ofSorted(hold: number, places: Uint8Array): number {
	let bits = 0;
	for (let at = 0; at < HAND; at++) bits |= ((hold >> places[at]!) & 1) << at;
	return bits;
}

function ofDealt(hold: number, places: Uint8Array): number {
	let bits = 0;
	for (let at = 0; at < HAND; at++) bits |= ((hold >> at) & 1) << places[at]!;
	return bits;
}
