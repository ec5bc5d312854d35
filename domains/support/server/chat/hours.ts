import { HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import type { ChatHours } from "@baize/platform-server";

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Whether the staff answer at a time. Without hours they always do. */
export function isOpenAt(hours: ChatHours | undefined, atMs: number): boolean {
	if (!hours) return true;
	const { day, minute } = localTime(hours.zone, atMs);
	return (hours.days[day] ?? []).some(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
}

/** Every time zone differs from the others by whole quarters of an hour; so hours that begin within one are found late. */
const STEP_MS = 15 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** When they begin to answer again, to a quarter of an hour; null if they do not within a week. */
export function opensAfter(hours: ChatHours | undefined, nowMs: number): number | null {
	const startMs = Math.ceil(nowMs / STEP_MS) * STEP_MS;
	for (let atMs = startMs; atMs <= startMs + WEEK_MS; atMs += STEP_MS) if (isOpenAt(hours, atMs)) return atMs;
	return null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localTime(zone: string, atMs: number): { day: number; minute: number } {
	const options = { timeZone: zone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
	const format = formats.get(zone) ?? new Intl.DateTimeFormat("en", options);
	formats.set(zone, format);
	const parts = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]));
	return { day: DAYS.indexOf(parts.weekday ?? ""), minute: Number(parts.hour) * 60 + Number(parts.minute) };
}
