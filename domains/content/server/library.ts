import { DEFAULT_LOCALE, LOCALES, type Locale } from "@baize/kernel/locale";
import type { ContentType, Entry, Region } from "../contract/index.ts";
import type { PlacementRow, RevisionRow } from "./tables.ts";

/** All that is published, as it was at one moment. It never changes; a change makes another one. */
export type Library = {
	version: bigint;
	/** In the language asked for, else in English, else not at all. */
	published<Type extends ContentType>(type: Type, slug: string, locale: Locale): Entry<Type> | undefined;
	/** Every entry of a type, by slug. */
	list<Type extends ContentType>(type: Type, locale: Locale): readonly Entry<Type>[];
	/** What stands in a region of the layout, in order. */
	region(region: Region, locale: Locale): readonly Entry[];
};

type Published = Pick<RevisionRow, "content_type" | "slug" | "locale" | "fields">;

export function libraryOf(
	version: bigint,
	published: readonly Published[],
	placements: readonly PlacementRow[],
): Library {
	const shelves = new Map(LOCALES.map((locale) => [locale, shelfOf(published, locale)]));
	const at = (type: ContentType, slug: string, locale: Locale): Entry | undefined =>
		shelves.get(locale)?.get(type)?.get(slug);
	const lists = new Map<string, readonly Entry[]>();
	for (const [locale, shelf] of shelves)
		for (const [type, entries] of shelf) lists.set(`${locale}/${type}`, [...entries.values()]);
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

type Shelf = Map<ContentType, Map<string, Entry>>;

// English first, then the language itself over it: what is missing in the language stays English.
function shelfOf(published: readonly Published[], locale: Locale): Shelf {
	const shelf: Shelf = new Map();
	for (const language of new Set([DEFAULT_LOCALE, locale]))
		for (const row of published) {
			if (row.locale !== language) continue;
			const entries = shelf.get(row.content_type) ?? new Map<string, Entry>();
			entries.set(row.slug, {
				type: row.content_type,
				slug: row.slug,
				locale: row.locale,
				fields: row.fields,
			} as Entry);
			shelf.set(row.content_type, entries);
		}
	return shelf;
}
