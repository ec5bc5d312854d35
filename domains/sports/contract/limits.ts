import { ledgerDecimals, type Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";

/**
 * A match without a result so long after the last kick-off that its feed has told is void, as in the trade a postponed
 * match is that was not played within a stated time. Books with a paid feed state days; results that are written by hand
 * come weeks late at times, and a void that comes too early takes the win from whoever has won.
 */
export const AWAITED_MS = 30 * DAY_MS;

/**
 * A match of a feed that has stopped is void so long after it stopped, unless the feed has come back: until then a restart
 * with it settles the bets, and after that nobody has reason to expect a result.
 */
export const FEED_STOPPED_VOID_MS = 3 * DAY_MS;

/** So long after it was settled a bet is looked at again when the result of its match is corrected. */
export const CORRECTED_FOR_MS = 7 * DAY_MS;

/** The legs that one bet may have. */
export const MOST_LEGS = 12;

/** In minor units of the currency. A bet never pays more than `mostPayoutMinor`, which is shown before it is placed. */
export type BetLimits = {
	readonly leastStakeMinor: Minor;
	readonly mostStakeMinor: Minor;
	readonly mostPayoutMinor: Minor;
};

/** What one dollar is worth in these, in major units, roughly: limits are round numbers, not exchange. */
const ROUGH_WORTH: Readonly<Record<string, readonly [units: bigint, per: bigint]>> = {
	MXN: [20n, 1n],
	BRL: [5n, 1n],
	JPY: [100n, 1n],
	INR: [100n, 1n],
	VND: [20_000n, 1n],
	IDR: [20_000n, 1n],
	BTC: [1n, 100_000n],
	XBT: [1n, 100_000n],
	BSV: [1n, 50n],
	BCH: [1n, 500n],
	LTC: [1n, 100n],
	ETH: [1n, 4_000n],
};

const LEAST_STAKE_HUNDREDTHS = 10n;
const MOST_STAKE_HUNDREDTHS = 500_000n;
const MOST_PAYOUT_HUNDREDTHS = 25_000_000n;

/** 0.10 to 5,000.00 a bet and 250,000.00 paid, in dollars or what corresponds to them. */
export function betLimitsIn(currency: string): BetLimits {
	const [units, per] = ROUGH_WORTH[currency] ?? [1n, 1n];
	const scale = 10n ** BigInt(ledgerDecimals(currency));
	const minor = (hundredths: bigint): Minor => (hundredths * units * scale) / (100n * per);
	return {
		leastStakeMinor: minor(LEAST_STAKE_HUNDREDTHS),
		mostStakeMinor: minor(MOST_STAKE_HUNDREDTHS),
		mostPayoutMinor: minor(MOST_PAYOUT_HUNDREDTHS),
	};
}
