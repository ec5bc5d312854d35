import { isLocale, type Locale } from "@baize/kernel/locale";
import ar from "./texts/ar.ts";
import de from "./texts/de.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import fr from "./texts/fr.ts";
import ja from "./texts/ja.ts";
import pt from "./texts/pt.ts";
import zh from "./texts/zh.ts";

type Texts = Record<keyof typeof en, string>;

/** The players' own languages: a new one of theirs is missed here by the types. */
const TEXTS: Readonly<Record<Locale, Texts>> = { en, es, pt, fr, de, ja, zh, ar };

export type TextKey = keyof Texts;
export type Translate = (key: TextKey, values?: Record<string, string>) => string;

export const localeOf = (locale: string | null): Locale => (isLocale(locale ?? undefined) ? (locale as Locale) : "en");

export const translatorFor =
	(locale: Locale): Translate =>
	(key, values = {}) =>
		TEXTS[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
