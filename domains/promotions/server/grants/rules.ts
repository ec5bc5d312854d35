import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";
import type { GameShare, WagerTerms } from "@baize/ledger/contract";
import type { BonusWins } from "@baize/spins/contract";
import { type GrantState, maxUnitsOf, type Terms, type Wagering } from "../../contract/index.ts";
import { minorOf } from "../offers/amounts.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { BonusRow } from "../tables.ts";

const PERCENT = 100n;

/** What a deposit gives: the spins, the free bet, or a share of it up to the most, rounded down; 0 below the minimum. */
export function matchOf(terms: Terms, depositMinor: Minor, currency: string): Minor {
	const { deposit } = terms;
	if (!deposit || depositMinor < minorOf(deposit.minUnits, currency)) return 0n;
	if (terms.spins || terms.freeBet) return minorOf(maxUnitsOf(terms), currency);
	const { percent, maxUnits } = deposit;
	if (percent === null || maxUnits === null) return 0n;
	const matched = (depositMinor * BigInt(percent)) / PERCENT;
	const maxMinor = minorOf(maxUnits, currency);
	return matched < maxMinor ? matched : maxMinor;
}

/** What a net loss of a window gives back; 0 for less than the least loss, and for a win. */
export function cashbackOf(terms: Terms, lostMinor: Minor, currency: string): Minor {
	const { cashback } = terms;
	if (!cashback || lostMinor < minorOf(cashback.minLossUnits, currency)) return 0n;
	const returned = (lostMinor * BigInt(cashback.percent)) / PERCENT;
	const maxMinor = minorOf(cashback.maxUnits, currency);
	return returned < maxMinor ? returned : maxMinor;
}

export type FollowedDeposit = { number: number; amountMinor: Minor; atMs: number };

/**
 * What a deposit is for one taken offer. `given`: so much. `lapsed`: it was the one that counts and is below the minimum,
 * or that one was before. `waits`: for a later one.
 */
export type MatchVerdict = { status: "given"; amountMinor: Minor } | { status: "lapsed" } | { status: "waits" };

export function judgeDeposit(
	terms: Terms,
	{ taken_at, until_at, currency }: Pick<BonusRow, "taken_at" | "until_at" | "currency">,
	{ number, amountMinor, atMs }: FollowedDeposit,
): MatchVerdict {
	const nth = terms.deposit?.nth ?? null;
	if (nth !== null && number > nth) return { status: "lapsed" };
	if (atMs < taken_at.getTime() || (nth !== null && number < nth)) return { status: "waits" };
	if (until_at !== null && atMs >= until_at.getTime()) return { status: "waits" };
	const matched = matchOf(terms, amountMinor, currency);
	if (matched > 0n) return { status: "given", amountMinor: matched };
	return { status: nth === null ? "waits" : "lapsed" };
}

/** The terms as the books keep them while the bonus is in force. */
export function wagerTermsOf(
	wagering: Wagering,
	{ amount, currency, terms_hash }: Pick<BonusRow, "amount" | "currency" | "terms_hash">,
	games: Games,
	nowMs: number,
): WagerTerms {
	const { timesX10, shares, fundsOrder, counts, maxStakeUnits, maxConvertedUnits, days } = wagering;
	return {
		requiredX1000: requiredX1000(amount ?? 0n, timesX10),
		sharesX1000: sharesX1000Of(shares),
		gameShares: gameSharesOf(wagering, games),
		fundsOrder,
		counts,
		maxStakeMinor: minorOrNull(maxStakeUnits, currency),
		maxConvertedMinor: minorOrNull(maxConvertedUnits, currency),
		perWinX1000: 0,
		untilMs: nowMs + days * DAY_MS,
		termsHash: Buffer.from(terms_hash, "hex"),
	};
}

const sharesX1000Of = (shares: Wagering["shares"]) =>
	Object.fromEntries(shares.map(({ gameClass, percent }) => [gameClass, percent * 10]));

type Games = PromotionsPorts["games"];

/** By the numbers that rounds name. A title that has never been on the site cannot be played. */
const gameSharesOf = ({ titles = [] }: Wagering, games: Games): GameShare[] =>
	titles.flatMap(({ title, percent }) => {
		const game = games.find(({ gameId }) => gameId === title);
		return game ? [{ gameId: game.gameNumber, shareX1000: percent === null ? null : percent * 10 }] : [];
	});

const minorOrNull = (units: number | null, currency: string): Minor | null =>
	units === null ? null : minorOf(units, currency);

/** The same terms as spins keep them: each win is wagered so many times. */
export const winsOf = (wagering: Wagering, currency: string, games: Games): BonusWins => ({
	wageringTimes: wagering.timesX10 / 10,
	daysToWager: wagering.days,
	maxStakeMinor: minorOrNull(wagering.maxStakeUnits, currency),
	maxConvertedMinor: minorOrNull(wagering.maxConvertedUnits, currency),
	sharesX1000: sharesX1000Of(wagering.shares),
	gameShares: gameSharesOf(wagering, games),
	fundsOrder: wagering.fundsOrder,
	counts: wagering.counts,
});

/** How much is to be wagered, in thousandths of a minor unit. */
const requiredX1000 = (amountMinor: Minor, timesX10: number): bigint => amountMinor * BigInt(timesX10) * 100n;

/** The state as time has it: what has passed its time is over, whether a job has ended it yet or not. */
export function stateAt({ state, until_at }: Pick<BonusRow, "state" | "until_at">, nowMs: number): GrantState {
	const isTimed = state === "optedIn" || state === "active";
	return isTimed && until_at !== null && nowMs >= until_at.getTime() ? "expired" : state;
}

type Waiting = Pick<BonusRow, "state" | "given_at" | "grant_id" | "currency">;

/** Which of a player's bonuses comes into force next: the first that was given, if none is in force. */
export function nextOf<Row extends Waiting>(open: readonly Row[], currency: string): Row | undefined {
	const own = open.filter((row) => row.currency === currency);
	if (own.some(({ state }) => state === "active")) return undefined;
	const given = own.filter(({ state }) => state === "pending");
	return given.sort((a, b) => givenMs(a) - givenMs(b) || compare(a.grant_id, b.grant_id))[0];
}

const givenMs = ({ given_at }: Waiting): number => given_at?.getTime() ?? 0;
const compare = (a: Id, b: Id): number => (a < b ? -1 : 1);
