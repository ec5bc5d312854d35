import { dayStartMs, wallClock } from "@baize/kernel/time";

export const MONTH_PATTERN = "^\\d{4}-(0[1-9]|1[0-2])$";

/** A month of a zone: its name in the form 2026-01, its first moment, and that of the next one. */
export type Month = { name: string; fromMs: number; untilMs: number };

export function monthAt(zone: string, atMs: number): Month {
	const { year, month } = wallClock(zone, atMs);
	return monthOf(zone, year, month);
}

export const monthBefore = (zone: string, { fromMs }: Month): Month => monthAt(zone, fromMs - 1);

const monthOf = (zone: string, year: number, month: number): Month => ({
	name: `${year}-${String(month).padStart(2, "0")}`,
	fromMs: dayStartMs(zone, { year, month, day: 1 }),
	untilMs: dayStartMs(zone, { year, month: month + 1, day: 1 }),
});
