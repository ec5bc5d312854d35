import type { ContentSnapshot } from "@baize/content/server";
import { LOCALES, type Locale } from "@baize/kernel/locale";
import { LIVE_CATEGORIES } from "../contract/index.ts";
import type { CataloguePorts } from "./ports.ts";
import { openSearch, type Search } from "./search-index.ts";
import { type Title, titlesOf } from "./titles.ts";
import type { Category } from "./types.ts";

/** Everything the catalogue shows in one language, calculated once per version of the content. */
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

/** The indexes per language, rebuilt when the content has changed or the live tables were opened or closed. */
export function openCatalogueIndexes({
	content,
	gameFacts,
	areLiveTablesOpen,
}: CataloguePorts): (locale: Locale) => CatalogueIndex {
	let snapshot: ContentSnapshot | undefined;
	let isLiveOpen: boolean | undefined;
	let indexes = new Map<Locale, CatalogueIndex>();
	return (locale) => {
		const current = content.snapshot();
		if (current !== snapshot || isLiveOpen !== areLiveTablesOpen()) {
			isLiveOpen = areLiveTablesOpen();
			const isListed = isLiveOpen ? () => true : isNotLive;
			indexes = new Map(LOCALES.map((each) => [each, indexOf(current, each, gameFacts, isListed)]));
			snapshot = current;
		}
		return indexes.get(locale) as CatalogueIndex;
	};
}

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
		search: openSearch(sections, titlesIn),
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
