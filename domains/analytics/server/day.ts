import { DAY_MS } from "@baize/kernel/time";

/** A day in UTC: 2026-01-31. */
export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The last so many days, today included. */
export const lastDays = (nowMs: number, days: number): { fromDay: string; toDay: string } => ({
	fromDay: dayOf(nowMs - (days - 1) * DAY_MS),
	toDay: dayOf(nowMs),
});
