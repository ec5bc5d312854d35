import { useLocale } from "@baize/platform-web/i18n";
import { useEffect, useState } from "react";

/**
 * Writes when something starts: "Sat 16:15". The server does not know the person's time zone, so the first drawing is in
 * UTC on both sides; the browser then draws its own.
 */
export function useKickOffText(): (atMs: number) => string {
	const locale = useLocale();
	const [timeZone, setTimeZone] = useState<"UTC" | undefined>("UTC");
	useEffect(() => setTimeZone(undefined), []);
	return (atMs) => formatOf(locale, timeZone).format(atMs);
}

// Making a format costs most of a millisecond, a tenth of the whole page.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: "UTC" | undefined): Intl.DateTimeFormat {
	const key = `${locale} ${timeZone}`;
	const known = formats.get(key);
	if (known) return known;
	const format = new Intl.DateTimeFormat(locale, {
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		...(timeZone ? { timeZone } : {}),
	});
	formats.set(key, format);
	return format;
}
