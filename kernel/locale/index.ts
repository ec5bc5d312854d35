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
