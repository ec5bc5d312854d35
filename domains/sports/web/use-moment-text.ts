import { TIME, useLocale } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";

// Making a formatter costs most of a millisecond.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = locale + JSON.stringify(options);
	const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}

export const DAY_AND_TIME: Intl.DateTimeFormatOptions = { weekday: "short", ...TIME };
export const DAY: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };
export const DATE_AND_TIME: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", ...TIME };

/**
 * Writes times in the reader's language and zone. The server does not know the zone, so the first render is in UTC on
 * both sides; the browser then renders its own.
 */
export function useMomentText(): (atMs: number, options: Intl.DateTimeFormatOptions) => string {
	const locale = useLocale();
	const [zone, setZone] = useState<{ timeZone?: string }>({ timeZone: "UTC" });
	useEffect(() => setZone({}), []);
	return (atMs, options) => formatOf(locale, { ...options, ...zone }).format(atMs);
}
