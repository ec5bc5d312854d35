import type { Minor } from "@baize/kernel/money";
import { multiplePrice, type PriceX10000 } from "@baize/kernel/odds";
import { DAY_MS } from "@baize/kernel/time";
import {
	type FreeBetIssue,
	type FreeBetState,
	type FreeBetUnusable,
	MAX_FREE_BET_DAYS,
	MIN_FREE_BET_PRICE_X10000,
} from "../../contract/index.ts";

type Standing = { isUsed: boolean; untilMs: number };

/** The state of a free bet at a moment: its time is over at once. */
export function freeBetStateAt({ isUsed, untilMs }: Standing, atMs: number): FreeBetState {
	if (isUsed) return "used";
	return atMs < untilMs ? "usable" : "ended";
}

export type FreeBetTerms = { faceMinor: Minor; currency: string; minPriceX10000: number; takesMultiples: boolean };
type Asked = { stakeMinor: Minor; currency: string; prices: readonly PriceX10000[] };

/** Which of its terms the bet does not meet; null when it meets all. The price is that of the whole bet, exactly. */
export function judgeTerms(terms: FreeBetTerms, { stakeMinor, currency, prices }: Asked): FreeBetUnusable | null {
	if (currency !== terms.currency || stakeMinor !== terms.faceMinor) return "stake";
	if (prices.length > 1 && !terms.takesMultiples) return "multiple";
	const { numerator, denominator } = multiplePrice(prices);
	return numerator * 10_000n < BigInt(terms.minPriceX10000) * denominator ? "price" : null;
}

/** The stake of a free bet is not returned: it pays what a bet of this stake would pay, less the stake. */
export const withoutStake = (payoutMinor: Minor, stakeMinor: Minor): Minor =>
	payoutMinor > stakeMinor ? payoutMinor - stakeMinor : 0n;

export type NewTerms = { faceMinor: Minor; minPriceX10000: number; days: number };

/** What cannot be given, within these face values; undefined where it is possible. */
export function issueOf(
	{ faceMinor, minPriceX10000, days }: NewTerms,
	{ minMinor, maxMinor }: { minMinor: Minor; maxMinor: Minor },
): FreeBetIssue | undefined {
	if (faceMinor < minMinor || faceMinor > maxMinor) return "face";
	if (minPriceX10000 < MIN_FREE_BET_PRICE_X10000) return "price";
	return days >= 1 && days <= MAX_FREE_BET_DAYS ? undefined : "days";
}

export const untilOf = (days: number, nowMs: number): Date => new Date(nowMs + days * DAY_MS);
