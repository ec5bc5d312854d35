import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import { createContext, useContext, useMemo } from "react";

/** The language of the page. */
export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE);

export const useLocale = (): Locale => useContext(LocaleContext);

/** Paths inside the site, in the page's language: `useSitePath()("/sports")` is "/es/sports". */
export function useSitePath(): (path: string) => string {
	const locale = useLocale();
	return (path) => `/${locale}${path === "/" ? "" : path}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment in the person's language; on the server, which knows no time zone of theirs, in UTC. */
export function useDateText(): (atMs: number, options?: Intl.DateTimeFormatOptions) => string {
	const locale = useLocale();
	return useMemo(() => {
		return (atMs, options = { dateStyle: "medium", timeStyle: "short" }) => {
			const key = locale + JSON.stringify(options);
			const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
			formats.set(key, format);
			return format.format(atMs);
		};
	}, [locale]);
}
