import { LOCALES, type Locale } from "@baize/kernel/locale";
import type { ContentType, Draft, FieldsOf } from "../../contract/index.ts";

export type InEachLanguage<Value> = Record<Locale, Value>;

/** One entry in every language: what is the same everywhere, and the texts of each. */
export const inLanguages = <Type extends ContentType>(
	type: Type,
	slug: string,
	fields: (locale: Locale) => FieldsOf<Type>,
): Draft[] => LOCALES.map((locale) => ({ type, slug, locale, fields: fields(locale) }) as unknown as Draft);
