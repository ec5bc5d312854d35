import { type Fraction, fraction, sum } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";

/**
 * One prize of a jackpot. Amounts are in units, as line bets are; rates are ten-thousandths of each stake, so what a stake
 * of whole minor units adds is exact in ten-thousandths of a minor unit.
 */
export type JackpotLevel = {
	id: string;
	/** A round wins it with the chance of its stake in units divided by this, so every stake has the same return. */
	oneInUnits: number;
	/** What the pot begins with, after each win again. It comes from the reserve. */
	seedUnits: number;
	/** What each stake adds to the pot that is shown. */
	potRate: number;
	/** What each stake adds to the reserve. */
	reserveRate: number;
	/**
	 * What the reserve keeps when a seed has been taken from it; what is above goes with the seed into the pot. A pot with a
	 * ceiling has none, because it must not begin above it.
	 */
	reserveKeptUnits?: number;
	/**
	 * The pot is won at the latest when it reaches its ceiling: an amount that is drawn from just above the seed up to
	 * this one when the pot begins, committed to then, and revealed with the win.
	 */
	mustDropUnits?: number;
};

/** A jackpot as its games carry it. `unitMinor`: the minor units of a unit, by currency; each currency has its own pots. */
export type JackpotTerms = {
	id: string;
	levels: readonly JackpotLevel[];
	unitMinor: Readonly<Record<string, number>>;
};

/** What a round has drawn for its jackpot: a number for each level, in order, and the levels that it has won. */
export type JackpotDraw = { pot: string; stakeUnits: number; drawn: number[]; won: string[] };

/** The name of the stream of draws that decides jackpots, so that the draws of the reels are the same with and without. */
export const JACKPOT_STREAM = "jackpot";

/** For each level a draw below its `oneInUnits`; it is won where the result is below the stake in units. */
export function drawJackpot({ id, levels }: JackpotTerms, stakeUnits: number, draws: Draws): JackpotDraw {
	const drawn = levels.map(({ oneInUnits }) => draws.below(oneInUnits));
	const won = levels.filter((_, at) => drawn[at]! < stakeUnits).map((level) => level.id);
	return { pot: id, stakeUnits, drawn, won };
}

/**
 * The share of all stakes that a jackpot returns in the long run: everything that stakes add to its pots and reserves,
 * because both are paid out to players, and nothing else of them.
 */
export const jackpotReturn = (terms: JackpotTerms | undefined): Fraction =>
	sum((terms?.levels ?? []).map(({ potRate, reserveRate }) => fraction(BigInt(potRate + reserveRate), RATE_ONE)));

const RATE_ONE = 10_000n;
