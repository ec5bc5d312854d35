import { parseAmount } from "@baize/kernel/money";
import { MINUTE_MS } from "@baize/kernel/time";
import { type LimitWindow, MAX_TIME_MS, MIN_TIME_MS, maxAmountMinor, minAmountMinor } from "../contract/limits.ts";
import type { LimitRow } from "../contract/schemas.ts";

/** What was chosen: an amount, or what is wrong with it. */
export type LimitReading = { amount: number } | { issue: "missing" | "least" | "most" };

/**
 * The highest choice, in minor units or milliseconds. If the law has no amount in this currency, its maximum is 0, and
 * that applies; the player's own limit may be anything beside it.
 */
export function maxOf(
	{ kind, window, legalMax }: Pick<LimitRow, "kind" | "window" | "legalMax">,
	currency: string,
): number {
	if (legalMax) return legalMax;
	return kind === "time" ? MAX_TIME_MS[window] : Number(maxAmountMinor(currency));
}

export const minOf = ({ kind }: Pick<LimitRow, "kind">, currency: string): number =>
	kind === "time" ? MIN_TIME_MS : Number(minAmountMinor(currency));

/** For time the text is a number of milliseconds, from a list. */
export function readLimit(
	text: string,
	row: Pick<LimitRow, "kind" | "window" | "legalMax">,
	currency: string,
): LimitReading {
	const amount = row.kind === "time" ? Number(text || Number.NaN) : Number(parseAmount(text, currency) ?? Number.NaN);
	if (Number.isNaN(amount)) return { issue: "missing" };
	if (amount < minOf(row, currency)) return { issue: "least" };
	return amount > maxOf(row, currency) ? { issue: "most" } : { amount };
}

const MINUTES = {
	day: [15, 30, 60, 90, 120, 180, 240, 360, 480, 720],
	week: [60, 120, 180, 300, 420, 600, 840, 1_200, 1_800, 2_400],
	month: [120, 300, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400, 7_200],
} as const;

/** The times on offer, and the present one if it is none of them. */
export function offeredTimesMs(window: LimitWindow, presentMs: number | null, maxMs: number): number[] {
	const offered = MINUTES[window].map((minutes) => minutes * MINUTE_MS).filter((ms) => ms <= maxMs);
	if (presentMs === null || offered.includes(presentMs)) return offered;
	return [...offered, presentMs].sort((a, b) => a - b);
}
