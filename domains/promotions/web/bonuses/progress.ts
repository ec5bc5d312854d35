import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";

/** The stake by which what is left is made plain: about one unit of money, and no more than the terms allow. */
export const exampleStakeMinor = (unitMinor: number, maxStakeMinor: number | null): number =>
	maxStakeMinor === null ? unitMinor : Math.min(unitMinor, maxStakeMinor);

const WHOLE_PERCENT = 100;

/** How many stakes of a size are still needed on games that count so many per cent; undefined where they count nothing. */
export function stakesLeft(leftMinor: number, stakeMinor: number, percent: number): number | undefined {
	if (percent <= 0 || stakeMinor <= 0) return undefined;
	return Math.ceil((Math.max(0, leftMinor) * WHOLE_PERCENT) / (stakeMinor * percent));
}

export type Span = { unit: "days" | "hours" | "minutes"; count: number };

/** How much time is left, in the largest unit of which there are two; never more than there is. Undefined when it is over. */
export function timeLeft(untilMs: number, nowMs: number): Span | undefined {
	const leftMs = untilMs - nowMs;
	if (leftMs <= 0) return undefined;
	if (leftMs >= 2 * DAY_MS) return { unit: "days", count: Math.floor(leftMs / DAY_MS) };
	if (leftMs >= 2 * HOUR_MS) return { unit: "hours", count: Math.floor(leftMs / HOUR_MS) };
	return { unit: "minutes", count: Math.max(1, Math.floor(leftMs / MINUTE_MS)) };
}
