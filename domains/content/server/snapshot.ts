import { DEFAULT_LOCALE, type Locale } from "@baize/kernel/locale";
import {
	type ContentType,
	drawnFrom,
	type Entry,
	pictureIn,
	type Region,
	type ShownPicture,
} from "../contract/index.ts";
import type { PictureRow, PlacementRow, RevisionRow } from "./tables.ts";

/** All published content at one moment. It never changes; a change makes another snapshot. */
export type ContentSnapshot = {
	version: bigint;
	/** In the requested language, else in English, else undefined. */
	published<Type extends ContentType>(type: Type, slug: string, locale: Locale): Entry<Type> | undefined;
	/** Every entry of a type, by slug. */
	list<Type extends ContentType>(type: Type, locale: Locale): readonly Entry<Type>[];
	/** The content of a layout region, in order. */
	region(region: Region, locale: Locale): readonly Entry[];
	/** The uploaded picture of an image; undefined where its address is that of something else. */
	picture(image: { url: string; alt?: string }, locale: Locale): ShownPicture | undefined;
	/** All of them: the same object until one changes. */
	pictures: ReadonlyMap<string, PictureRow>;
};

/** What one entry is now; `fields` is null where it is not published any more. */
export type Changed = Pick<RevisionRow, "content_type" | "slug" | "locale" | "fields">;

export type Changes = {
	entries: readonly Changed[];
	placements: readonly PlacementRow[];
	pictures: readonly PictureRow[];
};

/** A snapshot, and how a later one is made from it: what did not change is the same object in both. */
export type Library = {
	snapshot: ContentSnapshot;
	changed(version: bigint, changes: Changes): Library;
	/** What would be shown if these entries were published, for a preview. */
	supposing(entries: readonly Changed[]): ContentSnapshot;
};

/** By language and type, then by slug. Each language has only its own entries. */
type EntryIndex = ReadonlyMap<string, ReadonlyMap<string, Entry>>;

const NONE: ReadonlyMap<string, Entry> = new Map();
const indexKey = (type: ContentType, locale: Locale): string => `${locale}/${type}`;

type Parts = {
	index: EntryIndex;
	placements: readonly PlacementRow[];
	pictures: ReadonlyMap<string, PictureRow>;
};

export const emptyLibrary = (): Library => libraryOf(0n, { index: new Map(), placements: [], pictures: new Map() });

const libraryOf = (version: bigint, parts: Parts): Library => ({
	snapshot: snapshotOf(version, parts),
	changed: (next, { entries, placements, pictures }) =>
		libraryOf(next, {
			index: withChanged(parts.index, entries),
			placements,
			pictures: pictures.length === 0 ? parts.pictures : withPictures(parts.pictures, pictures),
		}),
	supposing: (entries) => snapshotOf(version, { ...parts, index: withChanged(parts.index, entries) }),
});

function snapshotOf(version: bigint, { index, placements, pictures }: Parts): ContentSnapshot {
	const entries = (type: ContentType, locale: Locale) => index.get(indexKey(type, locale)) ?? NONE;
	const at = (type: ContentType, slug: string, locale: Locale): Entry | undefined =>
		entries(type, locale).get(slug) ?? entries(type, DEFAULT_LOCALE).get(slug);
	const lists = new Map<string, readonly Entry[]>();

	function list(type: ContentType, locale: Locale): readonly Entry[] {
		const key = indexKey(type, locale);
		const known = lists.get(key);
		if (known) return known;
		// What is missing in the language stays English.
		const made = [...new Map([...entries(type, DEFAULT_LOCALE), ...entries(type, locale)]).values()];
		made.sort((one, other) => (one.slug < other.slug ? -1 : 1));
		lists.set(key, made);
		return made;
	}

	return {
		version,
		published: (type, slug, locale) => at(type, slug, locale) as never,
		list: (type, locale) => list(type, locale) as never,
		region: (region, locale) =>
			placements
				.filter((placement) => placement.region === region)
				.flatMap((placement) => at(placement.content_type, placement.slug, locale) ?? []),
		picture: (image, locale) => shownPicture(pictures.get(pictureIn(image.url) ?? ""), image.alt, locale),
		pictures,
	};
}

function withChanged(index: EntryIndex, changed: readonly Changed[]): EntryIndex {
	const copies = new Map<string, Map<string, Entry>>();
	for (const { content_type: type, slug, locale, fields } of changed) {
		const key = indexKey(type, locale);
		const entries = copies.get(key) ?? new Map(index.get(key));
		if (fields === null) entries.delete(slug);
		else entries.set(slug, { type, slug, locale, fields } as Entry);
		copies.set(key, entries);
	}
	return new Map([...index, ...copies]);
}

/** With its own text where the image has none. */
function shownPicture(row: PictureRow | undefined, alt = "", locale: Locale): ShownPicture | undefined {
	if (!row) return undefined;
	const { id, width, height, focus_x: x, focus_y: y, alts } = row;
	return { ...drawnFrom({ id, width, height, focus: { x, y } }), alt: alt || (alts?.[locale] ?? "") };
}

function withPictures(
	before: ReadonlyMap<string, PictureRow>,
	changed: readonly PictureRow[],
): ReadonlyMap<string, PictureRow> {
	const pictures = new Map(before);
	for (const row of changed) {
		if (row.removed_at === null) pictures.set(row.id, row);
		else pictures.delete(row.id);
	}
	return pictures;
}
