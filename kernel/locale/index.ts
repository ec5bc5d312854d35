/** The languages of the site; the first is the one that a missing text falls back to. */
export const LOCALES = ["en", "es", "ar"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "en";

export const isLocale = (text: string | undefined): text is Locale => LOCALES.includes(text as Locale);
export const directionOf = (locale: Locale): "ltr" | "rtl" => (locale === "ar" ? "rtl" : "ltr");

/** A path of the site without its language, where somebody has copied it with one: /en/account is /account. */
export function withoutLocale(path: string): string {
	const [, name, rest = ""] = /^\/([^/?#]*)\/*(.*)$/s.exec(path) ?? [];
	return isLocale(name) ? `/${rest}` : path;
}

/** The name of each language in itself. */
export const LOCALE_NAMES: Record<Locale, string> = { en: "English", es: "Español", ar: "العربية" };

/** A browser names a handful. */
const MAX_WISHES = 32;

/** The best of our locales for an Accept-Language header; the cookie LANG, where valid, goes first. */
export function chooseLocale(acceptLanguage: string | undefined, remembered?: string): Locale {
	if (isLocale(remembered)) return remembered;
	const wishes = (acceptLanguage ?? "").split(",", MAX_WISHES).map(readWish);
	wishes.sort((a, b) => b.weight - a.weight);
	return wishes.map((wish) => wish.language).find(isLocale) ?? DEFAULT_LOCALE;
}

function readWish(part: string): { language: string; weight: number } {
	const [tag = "", ...parameters] = part.trim().split(";");
	const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith("q="));
	const weight = quality ? Number(quality.slice(2)) : 1;
	return { language: tag.split("-")[0]?.toLowerCase() ?? "", weight: Number.isFinite(weight) ? weight : 0 };
}
