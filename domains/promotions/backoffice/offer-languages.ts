import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from "@baize/kernel/locale";
import { type FormTexts, fieldIn, TEXT_NAMES } from "./terms-form.ts";

/** The fields of an offer's texts in a language. */
export const fieldsIn = (locale: Locale): string[] => TEXT_NAMES.map((name) => fieldIn(name, locale));

/** English, which every offer has, with the first of an operator's languages that the site has; and all others. */
export function arrangedFor(languages: readonly string[]): { own: Locale[]; others: Locale[] } {
	const spoken = languages.map((tag) => tag.split("-")[0]).find(isLocale) ?? DEFAULT_LOCALE;
	const own = [...new Set<Locale>([DEFAULT_LOCALE, spoken])];
	return { own, others: LOCALES.filter((locale) => !own.includes(locale)) };
}

/** How many of its texts are written; readers see those that are not in English. */
export const writtenIn = (locale: Locale, texts: FormTexts): number =>
	fieldsIn(locale).filter((field) => (texts[field] ?? "").trim() !== "").length;

export const isFilled = (locale: Locale, texts: FormTexts): boolean => writtenIn(locale, texts) === TEXT_NAMES.length;
