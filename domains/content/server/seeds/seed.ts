import { type InLanguages, LOCALES, type Locale } from "@baize/kernel/locale";
import type { ContentType, Draft, FieldsOf } from "../../contract/index.ts";

type MenuItemSeed = { id: string; link: string; icon?: string; text: InLanguages<string> };
export type MenuSeed = { slug: string; title: InLanguages<string>; items: MenuItemSeed[] };

/**
 * One entry in each language of these texts: what is the same everywhere, and the texts of each. Who reads another
 * language gets the English entry.
 */
export const inLanguages = <Type extends ContentType, Texts>(
	type: Type,
	slug: string,
	texts: InLanguages<Texts>,
	fields: (texts: Texts, locale: Locale) => FieldsOf<Type>,
): Draft[] =>
	LOCALES.flatMap((locale) => {
		const own = texts[locale];
		return own === undefined ? [] : [{ type, slug, locale, fields: fields(own, locale) } as unknown as Draft];
	});
