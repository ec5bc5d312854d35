/** The languages of the site; the first is the fallback for missing texts. */
export const LOCALES = ["en", "es", "ar"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

export const isLocale = (text: string | undefined): text is Locale => LOCALES.includes(text as Locale);
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

/** A path of the site without a language prefix, where a user has copied it with one: /en/account is /account. */
export function withoutLocale(path: string): string {
	const [, name, rest = ""] = /^\/([^/?#]*)\/*(.*)$/s.exec(path) ?? [];
	return isLocale(name) ? `/${rest}` : path;
}

/** The name of each language in itself. */
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", es: "Español", ar: "العربية" };

/** Browsers send a handful. */
const MAX_ENTRIES = 32;

/** The best of our locales for an Accept-Language header; a valid cookie LANG takes precedence. */
export function chooseLocale(acceptLanguage: string | undefined, remembered?: string): Locale {
	if (isLocale(remembered)) return remembered;
	const entries = (acceptLanguage ?? "").split(",", MAX_ENTRIES).map(readEntry);
	entries.sort((a, b) => b.weight - a.weight);
	return entries.map((entry) => entry.language).find(isLocale) ?? DEFAULT_LOCALE;
}

function readEntry(part: string): { language: string; weight: number } {
	const [tag = "", ...parameters] = part.trim().split(";");
	const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
	const weight = quality ? Number(quality.slice(2)) : 1;
	return { language: tag.split("-")[0]?.toLowerCase() ?? "", weight: Number.isFinite(weight) ? weight : 0 };
}
