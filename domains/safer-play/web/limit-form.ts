import { parseAmount } from "@baize/kernel/money";
import { MINUTE_MS } from "@baize/kernel/time";
import {
	LEAST_TIME_MS,
	type LimitWindow,
	leastAmountMinor,
	MOST_TIME_MS,
	mostAmountMinor,
} from "../contract/limits.ts";
import type { LimitRow } from "../contract/schemas.ts";

/** What was chosen: an amount, or what is wrong with it. */
export type LimitReading = { amount: number } | { fault: "missing" | "least" | "most" };

/**
 * The most that may be chosen, in minor units or milliseconds. Where the law names no amount in this currency its own most
 * is 0, and that is what holds; one's own limit may be anything beside it.
 */
export function mostOf(
	{ kind, window, legalMost }: Pick<LimitRow, "kind" | "window" | "legalMost">,
	currency: string,
): number {
	if (legalMost) return legalMost;
	return kind === "time" ? MOST_TIME_MS[window] : Number(mostAmountMinor(currency));
}

export const leastOf = ({ kind }: Pick<LimitRow, "kind">, currency: string): number =>
	kind === "time" ? LEAST_TIME_MS : Number(leastAmountMinor(currency));

/** For time the text is a number of milliseconds, from a list. */
export function readLimit(
	text: string,
	row: Pick<LimitRow, "kind" | "window" | "legalMost">,
	currency: string,
): LimitReading {
	const amount = row.kind === "time" ? Number(text || Number.NaN) : Number(parseAmount(text, currency) ?? Number.NaN);
	if (Number.isNaN(amount)) return { fault: "missing" };
	if (amount < leastOf(row, currency)) return { fault: "least" };
	return amount > mostOf(row, currency) ? { fault: "most" } : { amount };
}

const MINUTES = {
	day: [15, 30, 60, 90, 120, 180, 240, 360, 480, 720],
	week: [60, 120, 180, 300, 420, 600, 840, 1_200, 1_800, 2_400],
	month: [120, 300, 600, 900, 1_200, 1_800, 2_700, 3_600, 5_400, 7_200],
} as const;

/** The times that are offered, and the present one if it is none of them. */
export function offeredTimesMs(window: LimitWindow, presentMs: number | null, mostMs: number): number[] {
	const offered = MINUTES[window].map((minutes) => minutes * MINUTE_MS).filter((ms) => ms <= mostMs);
	if (presentMs === null || offered.includes(presentMs)) return offered;
	return [...offered, presentMs].sort((a, b) => a - b);
}
