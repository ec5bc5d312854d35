import { check } from "@baize/kernel/check";
import { type Draws, seededDraws } from "@baize/kernel/random";
import type { Play } from "./ways.ts";

/** A round draws one of so many numbered outcomes; anyone can count them all. */
export const BOOK_SIZE = 2 ** 22;

/** A book is counted in so many slices of neighbouring numbers, any of which can be counted again by itself. */
export const SLICES = 64;

/** What a slice, or a whole book, holds; wins in the units of the sheet. */
export type BookCount = { sum: number; squares: number; hits: number; largest: number; largestCount: number };

export type Book = { slices: readonly number[]; squares: number; hits: number; largest: number; largestCount: number };

/**
 * The seed of a title's book: FNV-1a over the letters of its id. It follows from the name alone, so it was never searched
 * for a nicer return.
 */
export function bookSeed(id: string): number {
	let hash = 0x811c9dc5;
	for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
	return hash;
}

/** Plays outcome number `outcome` of the book. */
export function playOutcome<E>(id: string, play: Play<E>, outcome: number, events: E[] | null): number {
	check(Number.isInteger(outcome) && outcome >= 0 && outcome < BOOK_SIZE, "the book has an outcome of this number");
	return play(seededDraws((bookSeed(id) + outcome) | 0), events);
}

/** The wins of the outcomes that a book's rounds draw. Each outcome is played when it is drawn first: rounds repeat them. */
export function bookRound<E>(id: string, play: Play<E>): (draws: Draws) => number {
	const wins = new Int32Array(BOOK_SIZE).fill(NOT_PLAYED);
	return (draws) => {
		const outcome = draws.below(BOOK_SIZE);
		if (wins[outcome] === NOT_PLAYED) wins[outcome] = playOutcome(id, play, outcome, null);
		return wins[outcome]!;
	};
}

const NOT_PLAYED = -1;

export function countSlice<E>(id: string, play: Play<E>, slice: number): BookCount {
	const count = { sum: 0, squares: 0, hits: 0, largest: 0, largestCount: 0 };
	const size = BOOK_SIZE / SLICES;
	for (let outcome = slice * size; outcome < (slice + 1) * size; outcome++) {
		const won = playOutcome(id, play, outcome, null);
		count.sum += won;
		count.squares += won * won;
		if (won > 0) count.hits++;
		if (won > count.largest) [count.largest, count.largestCount] = [won, 0];
		if (won === count.largest) count.largestCount++;
	}
	return count;
}

/** Counts a whole book: 2^22 rounds, in a minute or so. */
export function countBook<E>(id: string, play: Play<E>): Book {
	const counts = Array.from({ length: SLICES }, (_, slice) => countSlice(id, play, slice));
	const largest = Math.max(...counts.map((one) => one.largest));
	const total = (part: "squares" | "hits"): number => counts.reduce((all, one) => all + one[part], 0);
	return {
		slices: counts.map(({ sum }) => sum),
		squares: total("squares"),
		hits: total("hits"),
		largest,
		largestCount: counts.reduce((all, one) => (one.largest === largest ? all + one.largestCount : all), 0),
	};
}
