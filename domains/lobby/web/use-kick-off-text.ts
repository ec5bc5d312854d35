import { TIME, useLocale } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";

/**
 * Writes when something starts: "Sat 16:15". The server does not know the person's time zone, so the first drawing is in
 * UTC on both sides; the browser then draws its own.
 */
export function useKickOffText(): (atMs: number) => string {
	const locale = useLocale();
	const [timeZone, setTimeZone] = useState<"UTC" | undefined>("UTC");
	useEffect(() => setTimeZone(undefined), []);
	return (atMs) => textOf(locale, timeZone, atMs);
}

const MOST_TEXTS = 500;
const texts = new Map<string, string>();

// Matches stand on one page after the other, and to write when they start takes a twentieth of making it.
function textOf(locale: string, timeZone: "UTC" | undefined, atMs: number): string {
	const key = `${locale} ${timeZone} ${atMs}`;
	const known = texts.get(key);
	if (known) return known;
	if (texts.size >= MOST_TEXTS) texts.clear();
	const text = formatOf(locale, timeZone).format(atMs);
	texts.set(key, text);
	return text;
}

// Making a format costs most of a millisecond, more than the whole page.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: "UTC" | undefined): Intl.DateTimeFormat {
	const key = `${locale} ${timeZone}`;
	const known = formats.get(key);
	if (known) return known;
	const format = new Intl.DateTimeFormat(locale, {
		weekday: "short",
		...TIME,
		...(timeZone ? { timeZone } : {}),
	});
	formats.set(key, format);
	return format;
}
