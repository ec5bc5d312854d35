import { type Fraction, fraction, sum } from "@baize/kernel/odds";
import { type Draws, fairDraws, type Hmac, type RoundSeeds } from "@baize/kernel/random";
import type { Returns } from "./returns.ts";
import { isSame } from "./same.ts";

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

/** The name of the stream of draws that decides jackpots, so that the draws of the round are the same with and without. */
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

/** What a bet returns with the jackpot of its title, as a part of its own. The other figures are those of the rounds. */
export const withJackpot = (returns: Returns, terms: JackpotTerms | undefined): Returns =>
	terms
		? {
				...returns,
				parts: [...returns.parts, { name: "jackpot", share: jackpotReturn(terms) }],
				total: sum([returns.total, jackpotReturn(terms)]),
			}
		: returns;

/** What a round says that it drew. */
type Claim = {
	stakeMinor: bigint;
	/** Of the stake; without it, as in practice, the stake in units is taken as the round says it. */
	currency?: string | undefined;
	jackpot?: JackpotDraw | undefined;
};

/** Whether the seeds give what a round says of the jackpot that it plays for; without one it must say nothing. */
export function isJackpotRight(
	terms: JackpotTerms | undefined,
	{ stakeMinor, currency, jackpot }: Claim,
	{ seeds, hmac }: { seeds: RoundSeeds; hmac: Hmac },
): boolean {
	if (!terms) return jackpot === undefined;
	if (!jackpot) return false;
	const unitMinor = currency === undefined ? undefined : terms.unitMinor[currency];
	const stakeUnits = unitMinor ? Number(stakeMinor) / unitMinor : jackpot.stakeUnits;
	return isSame(drawJackpot(terms, stakeUnits, fairDraws(seeds, hmac, JACKPOT_STREAM)), jackpot);
}

/** The jackpot of a sheet as it is published: nothing where it carries none. */
export const publishedJackpot = (terms: JackpotTerms | undefined) =>
	terms ? { jackpot: { ...terms, words: JACKPOT_WORDS } } : {};

const JACKPOT_WORDS = {
	stream:
		"The jackpot has a stream of its own: block b is HMAC-SHA256 over the UTF-8 text clientSeed:nonce:jackpot:b. Words and draws are as in words.stream and words.draw.",
	draw: "For each of the levels, in their order, one draw below oneInUnits. The round wins the level if the result is below stakeUnits, which is the stake divided by unitMinor of its currency.",
	contributions:
		"Every stake adds potRate ten-thousandths of itself to the level's pot of its currency, and reserveRate ten-thousandths to its reserve. Rounds count in the order of the journal. Pots are counted in ten-thousandths of a minor unit, and nothing is rounded.",
	win: "A win is the whole minor units in the pot at the moment of the payment; the rest stays. The pot then begins again with seedUnits from its reserve, and the operator adds what the reserve lacks. Where reserveKeptUnits is given, what the reserve has above it goes with the seed. Who wins the same pot later gets what it has then; payments are in the order in which they lock the pot.",
	mustDrop:
		"Where mustDropUnits is given, a ceiling is drawn when the pot begins: seedUnits + 1 + a draw below mustDropUnits - seedUnits, in units, from the stream of the server seed whose commitment is published then, with the level's name as the client seed and the number of the cycle as the nonce. The round whose stake brings the pot to the ceiling wins it, and gets the ceiling; what is above goes to the reserve. The server seed is published with the win.",
	practice: "Practice rounds draw the same, add nothing and are paid nothing.",
} as const;
