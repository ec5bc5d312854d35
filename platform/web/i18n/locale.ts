import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { MINUTE_MS } from "@baize/kernel/time";
import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import { DATE_AND_TIME, TIME } from "./date-formats.ts";

/** The language of the page. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export const useLocale = (): Locale => useContext(LocaleContext);

const formats = new Map<string, Intl.DateTimeFormat>();

const never = () => () => {};
/** The server does not know the reader's time zone, so the page begins in UTC and switches after hydration. */
const useTimeZone = (): string | undefined =>
	useSyncExternalStore(
		never,
		() => undefined,
		() => "UTC",
	);

/** The name of the time zone in which the page shows times: for a form that asks for days. */
export const useTimeZoneName = (): string => useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export type DateText = (atMs: number, options?: Intl.DateTimeFormatOptions) => string;

/** Formats a time in the reader's language and time zone. */
export function useDateText(): DateText {
	const locale = useLocale();
	const timeZone = useTimeZone();
	return useMemo(() => dateTextIn(locale, timeZone), [locale, timeZone]);
}

/** Formats the end of a time, as what comes after "until". */
export function useUntilText(): DateText {
	const locale = useLocale();
	const timeZone = useTimeZone();
	return useMemo(() => untilTextIn(locale, timeZone), [locale, timeZone]);
}

const dateTextIn =
	(locale: Locale, timeZone: string | undefined): DateText =>
	(atMs, options = DATE_AND_TIME) => {
		const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
		const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) });
		formats.set(key, format);
		return format.format(atMs);
	};

/** What ends at midnight lasts until the day before: few read "30 November, 00:00" as the end of the 29th. */
export function untilTextIn(locale: Locale, timeZone: string | undefined): DateText {
	const dateText = dateTextIn(locale, timeZone);
	const clock = dateTextIn("en", timeZone);
	return (untilMs, options = DATE_AND_TIME) => {
		if (untilMs % MINUTE_MS !== 0 || clock(untilMs, TIME) !== "00:00") return dateText(untilMs, options);
		const { hour: _hour, minute: _minute, hourCycle: _cycle, ...day } = options;
		return dateText(untilMs - MINUTE_MS, day);
	};
}
