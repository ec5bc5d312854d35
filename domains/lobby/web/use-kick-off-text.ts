import { TIME, useLocale } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";
import { newestTexts } from "./newest-texts.ts";

/**
 * Writes when an event starts: "Sat 16:15". The server does not know the reader's time zone, so the first render is in
 * UTC on both sides; the browser then renders its own.
 */
export function useKickOffText(): (atMs: number) => string {
	const locale = useLocale();
	const [timeZone, setTimeZone] = useState<"UTC" | undefined>("UTC");
	useEffect(() => setTimeZone(undefined), []);
	return (atMs) => textOf(locale, timeZone, atMs);
}

// The same times are on page after page, and looking a text up takes a twentieth of making it.
const keptText = newestTexts(500);

function textOf(locale: string, timeZone: "UTC" | undefined, atMs: number): string {
	return keptText(`${locale} ${timeZone} ${atMs}`, () => formatOf(locale, timeZone).format(atMs));
}

// Making a formatter costs most of a millisecond, more than the whole page.
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
