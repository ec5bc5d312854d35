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
	return { startMs: momentOf(zone, year, month), endMs: momentOf(zone, year, month + 1) };
}

/**
 * The first midnight of a month in the zone. The offset of the first guess may differ from the offset at the moment
 * itself.
 */
function momentOf(zone: string, year: number, month: number): number {
	const asUtc = Date.UTC(year, month - 1, 1);
	const guess = asUtc - offsetMs(zone, asUtc);
	return asUtc - offsetMs(zone, guess);
}

function offsetMs(zone: string, atMs: number): number {
	const { year, month, day, hour, minute, second } = wallClock(zone, atMs);
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
	const known = formats.get(zone);
	if (known) return known;
	const numeric = "numeric" as const;
	const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
	const made = new Intl.DateTimeFormat("en-u-ca-gregory-hc-h23", { timeZone: zone, ...parts });
	formats.set(zone, made);
	return made;
}

function wallClock(zone: string, atMs: number) {
	const read = Object.fromEntries(
		formatOf(zone)
			.formatToParts(atMs)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
	return { year, month, day, hour, minute, second };
}
