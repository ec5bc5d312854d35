import type { ContentSnapshot } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import { LIVE_CATEGORIES } from "../contract/index.ts";
import type { CataloguePorts } from "./ports.ts";
import { openSearch, type Search } from "./search-index.ts";
import { type Title, titlesOf } from "./titles.ts";
import type { Category } from "./types.ts";

/** Everything the catalogue shows in one language. */
export type CatalogueIndex = {
	/** By slug. */
	titles: ReadonlyMap<string, Title>;
	byPath: ReadonlyMap<string, Title>;
	byId: ReadonlyMap<string, Title>;
	/** Every category, highest position first. */
	categories: ReadonlyMap<string, Category>;
	/** The games of a category and of its subcategories, each once, in the editors' order. */
	titlesIn(category: Category): readonly Title[];
	search: Search;
};

type Kept = { index: CatalogueIndex; snapshot: ContentSnapshot; isLiveOpen: boolean };

/**
 * An index per language, made when it is first asked for. It is made again when a game, a category or an uploaded
 * picture has changed, or the live tables were opened or closed: most of what editors publish is none of these, and
 * thousands of titles take a while.
 */
export function openCatalogueIndexes({
	content,
	gameFacts,
	areLiveTablesOpen,
}: CataloguePorts): (locale: Locale) => CatalogueIndex {
	const kept = new Map<Locale, Kept>();
	return (locale) => {
		const snapshot = content.snapshot();
		const isLiveOpen = areLiveTablesOpen();
		const known = kept.get(locale);
		if (known?.snapshot === snapshot && known.isLiveOpen === isLiveOpen) return known.index;
		const isStillRight = known?.isLiveOpen === isLiveOpen && hasSameGames(known.snapshot, snapshot, locale);
		const isListed = isLiveOpen ? () => true : isNotLive;
		const index = isStillRight ? known.index : indexOf(snapshot, locale, gameFacts, isListed);
		kept.set(locale, { index, snapshot, isLiveOpen });
		return index;
	};
}

/** An entry that has not changed is the same object in a later snapshot. */
const hasSameGames = (one: ContentSnapshot, other: ContentSnapshot, locale: Locale): boolean =>
	one.pictures === other.pictures &&
	INDEXED_TYPES.every((type) => {
		const [before, now] = [one.list(type, locale), other.list(type, locale)];
		return before.length === now.length && before.every((entry, at) => entry === now[at]);
	});

const INDEXED_TYPES = ["casino_game_page", "section"] as const;

const isNotLive = ({ slug }: Category): boolean => !LIVE_CATEGORIES.some((live) => live === slug);

function indexOf(
	snapshot: ContentSnapshot,
	locale: Locale,
	gameFacts: CataloguePorts["gameFacts"],
	isListed: (category: Category) => boolean,
): CatalogueIndex {
	const titles = titlesOf(snapshot, locale, gameFacts);
	const sections = snapshot.list("section", locale).filter(isListed);
	sections.sort((a, b) => (b.fields.priority ?? 0) - (a.fields.priority ?? 0));
	const categories = new Map(sections.map((section) => [section.slug, section]));
	const byCategory = new Map(sections.map(({ slug }) => [slug, titlesUnder(slug, titles, categories)]));
	const titlesIn = ({ slug }: Category): readonly Title[] => byCategory.get(slug) ?? [];
	return {
		titles,
		byPath: new Map([...titles.values()].map((title) => [title.game.linkUrl, title])),
		byId: new Map([...titles.values()].map((title) => [title.game.id, title])),
		categories,
		titlesIn,
		search: searchOnce(() => openSearch(sections, titlesIn)),
	};
}

/** Pages need no search: it is made for the first one who searches. */
function searchOnce(open: () => Search): Search {
	let search: Search | undefined;
	return (term) => {
		search ??= open();
		return search(term);
	};
}

function titlesUnder(
	slug: string,
	titles: ReadonlyMap<string, Title>,
	categories: ReadonlyMap<string, Category>,
): Title[] {
	const slugs = new Set<string>();
	const visited = new Set<string>();
	const collect = (category: Category | undefined): void => {
		if (!category || visited.has(category.slug)) return;
		visited.add(category.slug);
		for (const game of category.fields.games ?? []) slugs.add(game);
		for (const sub of category.fields.subCategories ?? []) collect(categories.get(sub));
	};
	collect(categories.get(slug));
	return [...slugs].flatMap((game) => titles.get(game) ?? []);
}
