import type { Entry } from "@baize/content/contract";
import type { Library } from "@baize/content/server";
import { LOCALES, type Locale } from "@baize/kernel/locale";
import { LIVE_CATEGORIES } from "../contract/index.ts";
import type { CataloguePorts } from "./ports.ts";
import { openSearch, type Search } from "./search-index.ts";
import { type Title, titlesOf } from "./titles.ts";

export type Category = Entry<"section">;

/** All that the catalogue shows in one language, worked out once for each state of the content. */
export type Shelf = {
	/** By slug. */
	titles: ReadonlyMap<string, Title>;
	byPath: ReadonlyMap<string, Title>;
	byId: ReadonlyMap<string, Title>;
	/** Every category, best placed first. */
	categories: ReadonlyMap<string, Category>;
	/** The games of a category and of the categories in it, each once, in the editors' order. */
	titlesIn(category: Category): readonly Title[];
	search: Search;
};

/** The shelves, made again when the library has changed or the live tables were opened or closed. */
export function openShelves({ content, gameFacts, areLiveTablesOpen }: CataloguePorts): (locale: Locale) => Shelf {
	let library: Library | undefined;
	let isLiveOpen: boolean | undefined;
	let shelves = new Map<Locale, Shelf>();
	return (locale) => {
		const current = content.library();
		if (current !== library || isLiveOpen !== areLiveTablesOpen()) {
			isLiveOpen = areLiveTablesOpen();
			const isListed = isLiveOpen ? () => true : isNotLive;
			shelves = new Map(LOCALES.map((each) => [each, shelfOf(current, each, gameFacts, isListed)]));
			library = current;
		}
		return shelves.get(locale) as Shelf;
	};
}

const isNotLive = ({ slug }: Category): boolean => !LIVE_CATEGORIES.some((live) => live === slug);

function shelfOf(
	library: Library,
	locale: Locale,
	gameFacts: CataloguePorts["gameFacts"],
	isListed: (category: Category) => boolean,
): Shelf {
	const titles = titlesOf(library, locale, gameFacts);
	const sections = library.list("section", locale).filter(isListed);
	sections.sort((a, b) => (b.fields.priority ?? 0) - (a.fields.priority ?? 0));
	const categories = new Map(sections.map((section) => [section.slug, section]));
	const held = new Map(sections.map(({ slug }) => [slug, titlesUnder(slug, titles, categories)]));
	const titlesIn = ({ slug }: Category): readonly Title[] => held.get(slug) ?? [];
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
