/** The days and months of time zones. */

type Day = { year: number; month: number; day: number };

/** The first moment of a day in a zone. A day or a month beyond the last one is one of the next month or year. */
export function dayStartMs(zone: string, { year, month, day }: Day): number {
	const asUtc = Date.UTC(year, month - 1, day);
	// The offset of the first guess may differ from the offset at the moment itself.
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

/** What a clock on the wall shows in a zone. */
export function wallClock(zone: string, atMs: number) {
	const read = Object.fromEntries(
		formatOf(zone)
			.formatToParts(atMs)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
	return { year, month, day, hour, minute, second };
}

/** The one name of a time zone that a text names: it may come from an address that anyone has written. */
export function zoneNamed(text: string): string | undefined {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
	} catch {
		return undefined;
	}
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** "2026-02-28"; undefined for what is no day of the calendar. */
export function readDay(text: string): Day | undefined {
	const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
	const at = new Date(Date.UTC(year, month - 1, day));
	return year > 0 && at.toISOString().startsWith(text) ? { year, month, day } : undefined;
}
