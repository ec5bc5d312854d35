import { ledgerDecimals } from "@baize/kernel/money";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";

/**
 * What a player may limit. `deposit`: paid in, whatever is paid out. `loss`: staked less what came back. `stake`: staked.
 * `time`: time at play, in milliseconds; the other three are amounts.
 */
export const LIMIT_KINDS = ["deposit", "loss", "stake", "time"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** The last 24 hours and the last 7 days at each moment, and the calendar month where the player lives. */
export const LIMIT_WINDOWS = ["day", "week", "month"] as const;
export type LimitWindow = (typeof LIMIT_WINDOWS)[number];

export const ROLLING_MS = { day: DAY_MS, week: 7 * DAY_MS } as const;

/** A limit that is raised or removed waits this long, and then for the player's own confirmation. */
export const RAISE_DELAY_MS = DAY_MS;

/** No limit is shorter: who wants less takes a break. */
export const LEAST_TIME_MS = 15 * MINUTE_MS;
/** No limit is longer than its window. */
export const MOST_TIME_MS = { day: DAY_MS, week: 7 * DAY_MS, month: 31 * DAY_MS } as const;
/** Time is limited in steps of this. */
export const TIME_STEP_MS = MINUTE_MS;
/** The least limit of money: one whole unit of the currency. */
export const leastAmountMinor = (currency: string): bigint => 10n ** BigInt(ledgerDecimals(currency));

/** More than anybody means. */
const MOST_AMOUNT_MAJOR = 1_000_000_000n;
const MOST_AMOUNT_MINOR = BigInt(Number.MAX_SAFE_INTEGER);

/** The most, where no law says less. JSON integers end before a currency of eight decimals has a billion units. */
export function mostAmountMinor(currency: string): bigint {
	const most = MOST_AMOUNT_MAJOR * leastAmountMinor(currency);
	return most < MOST_AMOUNT_MINOR ? most : MOST_AMOUNT_MINOR;
}

/** After how long at play the player is told how long it has been and what it came to. */
export const REALITY_CHECKS_MS = [15, 20, 30, 45, 60].map((minutes) => minutes * MINUTE_MS);
export const DEFAULT_REALITY_CHECK_MS = HOUR_MS;

/** Play is over when no stake has come for so long; a shorter pause belongs to it. */
export const PLAY_PAUSE_MS = 15 * MINUTE_MS;
