import { DEFAULT_LOCALE, LOCALES, type Locale } from "@baize/kernel/locale";
import type { ContentType, Entry, Region } from "../contract/index.ts";
import type { PlacementRow, RevisionRow } from "./tables.ts";

/** All published content at one moment. It never changes; a change makes another snapshot. */
export type ContentSnapshot = {
	version: bigint;
	/** In the requested language, else in English, else undefined. */
	published<Type extends ContentType>(type: Type, slug: string, locale: Locale): Entry<Type> | undefined;
	/** Every entry of a type, by slug. */
	list<Type extends ContentType>(type: Type, locale: Locale): readonly Entry<Type>[];
	/** The content of a layout region, in order. */
	region(region: Region, locale: Locale): readonly Entry[];
};

type Published = Pick<RevisionRow, "content_type" | "slug" | "locale" | "fields">;

export function snapshotOf(
	version: bigint,
	published: readonly Published[],
	placements: readonly PlacementRow[],
): ContentSnapshot {
	const byLocale = new Map(LOCALES.map((locale) => [locale, entriesIn(published, locale)]));
	const at = (type: ContentType, slug: string, locale: Locale): Entry | undefined =>
		byLocale.get(locale)?.get(type)?.get(slug);
	const lists = new Map<string, readonly Entry[]>();
	for (const [locale, index] of byLocale)
		for (const [type, entries] of index) lists.set(`${locale}/${type}`, [...entries.values()]);
	return {
		version,
		published: (type, slug, locale) => at(type, slug, locale) as never,
		list: (type, locale) => (lists.get(`${locale}/${type}`) ?? []) as never,
		region: (region, locale) =>
			placements
				.filter((placement) => placement.region === region)
				.flatMap((placement) => at(placement.content_type, placement.slug, locale) ?? []),
	};
}

type EntryIndex = Map<ContentType, Map<string, Entry>>;

// English first, then the language itself over it: what is missing in the language stays English.
function entriesIn(published: readonly Published[], locale: Locale): EntryIndex {
	const index: EntryIndex = new Map();
	for (const language of new Set([DEFAULT_LOCALE, locale]))
		for (const row of published) {
			if (row.locale !== language) continue;
			const entries = index.get(row.content_type) ?? new Map<string, Entry>();
			entries.set(row.slug, {
				type: row.content_type,
				slug: row.slug,
				locale: row.locale,
				fields: row.fields,
			} as Entry);
			index.set(row.content_type, entries);
		}
	return index;
}
