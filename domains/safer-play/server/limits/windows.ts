import { dayStartMs, wallClock } from "@baize/kernel/time";
import { type LimitWindow, ROLLING_MS } from "../../contract/index.ts";

/** The span of a window at a moment: everything later than `afterMs`. A month ends for everything at once. */
export type Span = { afterMs: number; endsAtMs: number | null };

/** The window as of now. A rolling one has no end: each amount leaves it at its own time. */
export function spanOf(window: LimitWindow, zone: string, nowMs: number): Span {
	if (window !== "month") return { afterMs: nowMs - ROLLING_MS[window], endsAtMs: null };
	const { startMs, endMs } = monthOf(zone, nowMs);
	return { afterMs: startMs - 1, endsAtMs: endMs };
}

/** The calendar month of a time zone that contains a moment. */
export function monthOf(zone: string, nowMs: number): { startMs: number; endMs: number } {
	const { year, month } = wallClock(zone, nowMs);
	return {
		startMs: dayStartMs(zone, { year, month, day: 1 }),
		endMs: dayStartMs(zone, { year, month: month + 1, day: 1 }),
	};
}
