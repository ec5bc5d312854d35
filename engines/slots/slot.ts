import { type Fraction, fraction, sum } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import type { ReturnMethod, Returns } from "../game/returns.ts";
import { returnsOfParts } from "../game/returns.ts";
import { nearFraction } from "../returns/index.ts";
import { BOOK_SIZE, type Book, bookRound, playOutcome } from "./book.ts";
import { BOOKS, MEASURED, type Measured } from "./measured.data.ts";
import type { Play, SlotReturn } from "./ways.ts";

/** An event of a round, whatever the mechanic; wins in it are in units, of which a stake has `stake`. */
export type SlotEvent = { type: string };

/**
 * A slot title of any mechanic. `stake`: what a round stakes, in the units in which wins are counted. `step`: stakes are
 * whole multiples of it, so that no win is cut. Where a book decides, a round is one draw below its size.
 */
export type Slot = {
	id: string;
	title: string;
	stake: number;
	step: number;
	play: Play<SlotEvent>;
	/** The same wins for the same draws, for millions of rounds: it needs memory for each outcome of a book. */
	quickRound: () => (draws: Draws) => number;
	/** Whether the standard deviation of its returns was measured. */
	isDeviationMeasured: boolean;
	returns: () => Returns;
};

/** `wins`: every amount of which wins are sums and multiples. */
type Mechanic = { id: string; title: string; stake: number; wins?: readonly number[]; play: Play<never> };

const greatestDivisor = (one: number, other: number): number =>
	other === 0 ? one : greatestDivisor(other, one % other);
const stepOf = ({ stake, wins = [1] }: Mechanic): number => stake / wins.reduce(greatestDivisor, stake);

/**
 * A slot whose exact return was calculated, once: pages ask for it each time they are drawn. Deviation, hits and largest
 * win are measured, over so many rounds.
 */
export function calculatedSlot(mechanic: Mechanic, method: ReturnMethod, calculate: () => SlotReturn): Slot {
	let known: Returns | undefined;
	return {
		...mechanic,
		step: stepOf(mechanic),
		play: mechanic.play as Play<SlotEvent>,
		quickRound: () => (draws) => mechanic.play(draws, null),
		isDeviationMeasured: true,
		returns: () => {
			known ??= measuredReturns(MEASURED[mechanic.id]!, method, calculate());
			return known;
		},
	};
}

const measuredReturns = (measured: Measured, method: ReturnMethod, { parts }: SlotReturn): Returns =>
	returnsOfParts(parts, {
		method,
		standardDeviation: measured.standardDeviation,
		hitFrequency: nearFraction(measured.hit),
		largestWin: { timesStake: nearFraction(measured.largest), oneIn: fraction(BigInt(measured.rounds)) },
	});

/** A slot whose rounds are the outcomes of a book, each of which was counted. */
export function bookSlot(mechanic: Mechanic): Slot {
	const play = mechanic.play as Play<SlotEvent>;
	return {
		...mechanic,
		step: stepOf(mechanic),
		play: (draws, events) => playFromBook(mechanic.id, play, draws, events),
		quickRound: () => bookRound(mechanic.id, play),
		isDeviationMeasured: false,
		returns: () => bookReturns(BOOKS[mechanic.id]!, mechanic.stake),
	};
}

function playFromBook(id: string, play: Play<SlotEvent>, draws: Draws, events: SlotEvent[] | null): number {
	const outcome = draws.below(BOOK_SIZE);
	events?.push({ type: "outcomeDrawn", outcome } as SlotEvent);
	return playOutcome(id, play, outcome, events);
}

export function bookReturns(book: Book, stake: number): Returns {
	const perStake = (units: number, count = BOOK_SIZE): Fraction => fraction(BigInt(units), BigInt(stake * count));
	const total = book.slices.reduce((all, one) => all + one, 0);
	const mean = total / BOOK_SIZE / stake;
	return returnsOfParts([{ name: "book", share: perStake(total) }], {
		method: "book",
		standardDeviation: Math.sqrt(book.squares / BOOK_SIZE / stake ** 2 - mean ** 2),
		hitFrequency: fraction(BigInt(book.hits), BigInt(BOOK_SIZE)),
		largestWin: {
			timesStake: perStake(book.largest, 1),
			oneIn: fraction(BigInt(BOOK_SIZE), BigInt(book.largestCount)),
		},
	});
}

export const totalOf = ({ parts }: SlotReturn): Fraction => sum(parts.map(({ share }) => share));
