import { DAY_MS } from "@baize/kernel/time";

export type DaysQuery = { from?: string | undefined; to?: string | undefined };
/** From its start until before its end; open where one is missing. */
export type Period = { start: Date | undefined; end: Date | undefined };

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The days are in UTC, and both are in the period. */
export const periodOf = ({ from, to }: DaysQuery): Period => ({
	start: from === undefined ? undefined : startOf(from),
	end: to === undefined ? undefined : new Date(startOf(to).getTime() + DAY_MS),
});

const DAY_LENGTH = 10;
export const dayText = (at: Date): string => at.toISOString().slice(0, DAY_LENGTH);
