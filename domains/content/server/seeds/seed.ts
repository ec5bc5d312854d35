import { type InEveryLanguage, LOCALES, type Locale } from "@baize/kernel/locale";
import type { ContentType, Draft, FieldsOf } from "../../contract/index.ts";

type MenuItemSeed = { id: string; link: string; icon?: string; text: InEveryLanguage<string> };
export type MenuSeed = { slug: string; title: InEveryLanguage<string>; items: MenuItemSeed[] };

/** One entry in each language: what is the same everywhere, and the texts of each. */
export const inLanguages = <Type extends ContentType, Texts>(
	type: Type,
	slug: string,
	texts: InEveryLanguage<Texts>,
	fields: (texts: Texts, locale: Locale) => FieldsOf<Type>,
): Draft[] =>
	LOCALES.map((locale) => ({ type, slug, locale, fields: fields(texts[locale], locale) }) as unknown as Draft);
