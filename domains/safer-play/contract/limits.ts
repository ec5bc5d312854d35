import { ledgerDecimals } from "@baize/kernel/money";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";

/**
 * What a player may limit. `deposit`: the sum of deposits, without regard to payouts. `loss`: stakes less what came
 * back. `stake`: the sum of stakes. `time`: time at play, in milliseconds; the other three are amounts.
 */
export const LIMIT_KINDS = ["deposit", "loss", "stake", "time"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** The last 24 hours and the last 7 days, both rolling, and the calendar month where the player lives. */
export const LIMIT_WINDOWS = ["day", "week", "month"] as const;
export type LimitWindow = (typeof LIMIT_WINDOWS)[number];

export const ROLLING_MS = { day: DAY_MS, week: 7 * DAY_MS } as const;

/** A limit that is raised or removed waits this long, and then for the player's own confirmation. */
export const RAISE_DELAY_MS = DAY_MS;

/** The shortest time limit: for less there is a break. */
export const MIN_TIME_MS = 15 * MINUTE_MS;
/** A time limit cannot be longer than its window. */
export const MAX_TIME_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS } as const;
/** The step of time limits. */
export const TIME_STEP_MS = MINUTE_MS;
/** The lowest limit of money: one whole unit of the currency. */
export const minAmountMinor = (currency: string): bigint => 10n ** BigInt(ledgerDecimals(currency));

/** An upper bound that no player needs. */
const MAX_AMOUNT_MAJOR = 1_000_000_000n;
const MAX_AMOUNT_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The highest limit if no law has a lower one. JSON integers end before a currency of eight decimals has a billion
 * units.
 */
export function maxAmountMinor(currency: string): bigint {
	const max = MAX_AMOUNT_MAJOR * minAmountMinor(currency);
	return max < MAX_AMOUNT_MINOR ? max : MAX_AMOUNT_MINOR;
}

/** The intervals of the reality check: after this time at play the player sees how long it has been and the result. */
export const REALITY_CHECKS_MS = [15, 20, 30, 45, 60].map((minutes) => minutes * MINUTE_MS);
export const DEFAULT_REALITY_CHECK_MS = HOUR_MS;

/** Play is over after this long without a stake; a shorter pause belongs to it. */
export const PLAY_PAUSE_MS = 15 * MINUTE_MS;
