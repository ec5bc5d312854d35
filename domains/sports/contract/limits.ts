import { ledgerDecimals, type Minor } from "@baize/kernel/money";
import { DAY_MS } from "@baize/kernel/time";

/**
 * A match without a result this long after its last published kick-off is void, as the trade voids a postponed match
 * that is not played within a stated time. Books with a paid feed use days. Hand-written results sometimes come weeks
 * late, and an early void would take the win from the players who won.
 */
export const AWAITED_MS = 30 * DAY_MS;

/**
 * A match of a feed that has stopped is void this long after it stopped, unless the feed resumes: until then a restart
 * with that feed settles the bets; after that no result can be expected.
 */
export const FEED_STOPPED_VOID_MS = 3 * DAY_MS;

/** A settled bet is reported for review when the result of its match is corrected within this time. */
export const CORRECTED_FOR_MS = 7 * DAY_MS;

/** The maximum number of legs in one bet. */
export const MAX_LEGS = 12;

/** In minor units of the currency. A bet never pays more than `maxPayoutMinor`, which is shown before it is placed. */
export type BetLimits = {
	readonly minStakeMinor: Minor;
	readonly maxStakeMinor: Minor;
	readonly maxPayoutMinor: Minor;
};

/** The rough value of one dollar in these currencies, in major units: limits are round numbers, not exchange rates. */
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

const MIN_STAKE_HUNDREDTHS = 10n;
const MAX_STAKE_HUNDREDTHS = 500_000n;
const MAX_PAYOUT_HUNDREDTHS = 25_000_000n;

/** 0.10 to 5,000.00 a bet and a payout of 250,000.00, in dollars or an equivalent round amount. */
export function betLimitsIn(currency: string): BetLimits {
	const [units, per] = ROUGH_WORTH[currency] ?? [1n, 1n];
	const scale = 10n ** BigInt(ledgerDecimals(currency));
	const minor = (hundredths: bigint): Minor => (hundredths * units * scale) / (100n * per);
	return {
		minStakeMinor: minor(MIN_STAKE_HUNDREDTHS),
		maxStakeMinor: minor(MAX_STAKE_HUNDREDTHS),
		maxPayoutMinor: minor(MAX_PAYOUT_HUNDREDTHS),
	};
}
