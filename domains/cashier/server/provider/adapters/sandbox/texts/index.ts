import { isLocale, type Locale } from "@baize/kernel/locale";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en, type Texts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { ja } from "./ja.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

/** The players' own languages: a new one of theirs is missed here by the types. */
const TEXTS: Readonly<Record<Locale, Texts>> = { en, es, pt, fr, de, ja, zh, ar };

export type TextKey = keyof Texts;
export type Translate = (key: TextKey, values?: Record<string, string>) => string;

export const localeOf = (locale: string | null): Locale => (isLocale(locale ?? undefined) ? (locale as Locale) : "en");

export const translatorFor =
	(locale: Locale): Translate =>
	(key, values = {}) =>
		TEXTS[locale][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
