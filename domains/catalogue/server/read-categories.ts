import type { GeoVisibility } from "@baize/content/server";
import type { InputOf, ReplyOf } from "@baize/kernel/call";
import { pagePath, pages } from "@baize/platform-paths";
import {
	ALL_GAMES,
	CARDS_AT_ONCE,
	type Game,
	type GameCard,
	type GameCategory,
	type readCategory,
	refuseCatalogue,
} from "../contract/index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { filterChoices, filtered } from "./filter-titles.ts";
import { isSeen, type Title } from "./titles.ts";
import type { Category } from "./types.ts";

export const seenTitles = (titles: readonly Title[], isVisible: GeoVisibility): Title[] =>
	titles.filter((title) => isSeen(title, isVisible));

export const gamesSeen = (index: CatalogueIndex, isVisible: GeoVisibility): Game[] =>
	seenTitles([...index.titles.values()], isVisible).map(({ game }) => game);

export const categoriesSeen = (index: CatalogueIndex, isVisible: GeoVisibility): GameCategory[] =>
	[...index.categories.values()]
		.filter((category) => isVisible(category.fields.geoTargetingFilter))
		.map((category) => gameCategory(index, category, isVisible));

/** A category that is visible here, or its refusal. */
export function seenCategory(index: CatalogueIndex, slug: string, isVisible: GeoVisibility): Category {
	const category = index.categories.get(slug);
	if (!category) throw refuseCatalogue("CATEGORY_NOT_FOUND");
	if (!isVisible(category.fields.geoTargetingFilter)) throw refuseCatalogue("NOT_AVAILABLE_IN_REGION");
	return category;
}

/** The content system's category: its games, or its subcategories. spec §3 */
export function gameCategory(index: CatalogueIndex, category: Category, isVisible: GeoVisibility): GameCategory {
	const { title, name, subCategories } = category.fields;
	const own = { slug: category.slug, title, name };
	if (subCategories) return { ...own, subCategories: seenSubCategories(index, category.fields, isVisible).map(nameOf) };
	const games = seenTitles(index.titlesIn(category), isVisible).map(({ game }) => ({ id: game.id, slug: game.slug }));
	return { ...own, games };
}

/** A category or subcategory, as its page shows it. */
export function categoryPage(
	index: CatalogueIndex,
	slug: string,
	{ subcategory, shown = CARDS_AT_ONCE, ...chosen }: InputOf<typeof readCategory>["query"],
	{ isVisible, closed }: { isVisible: GeoVisibility; closed: ReadonlySet<string> },
): ReplyOf<typeof readCategory> {
	const category = seenCategory(index, slug, isVisible);
	const subs = seenSubCategories(index, category.fields, isVisible);
	const found = subcategory === undefined ? category : subs.find((sub) => sub.slug === subcategory);
	if (!found) throw refuseCatalogue("CATEGORY_NOT_FOUND");
	const titles = seenTitles(index.titlesIn(found), isVisible);
	const fitting = closedLast(filtered(titles, chosen), closed, ({ game }) => game.id);
	return {
		slug,
		title: found.fields.title,
		...(subcategory === undefined ? {} : { subcategory }),
		choices: choicesOf(index, category, subs),
		cards: fitting.slice(0, shown).map(({ card }) => card),
		total: fitting.length,
		filters: filterChoices(titles),
	};
}

/** The first cards of a category: a row shows a few of what may be thousands. */
export const cardsIn = (
	index: CatalogueIndex,
	category: Category,
	isVisible: GeoVisibility,
	limit = Number.POSITIVE_INFINITY,
): GameCard[] =>
	index
		.titlesIn(category)
		.values()
		.filter((title) => isSeen(title, isVisible))
		.take(limit)
		.map(({ card }) => card)
		.toArray();

/** The cards of these games, in this order, without those that are hidden or not listed. */
export const cardsOf = (index: CatalogueIndex, gameIds: readonly string[], isVisible: GeoVisibility): GameCard[] =>
	seenTitles(
		gameIds.flatMap((id) => index.byId.get(id) ?? []),
		isVisible,
	).map(({ card }) => card);

export function seenSubCategories(
	index: CatalogueIndex,
	{ subCategories = [] }: Category["fields"],
	isVisible: GeoVisibility,
): Category[] {
	const found = subCategories.flatMap((slug) => index.categories.get(slug) ?? []);
	return found.filter(({ fields }) => isVisible(fields.geoTargetingFilter));
}

/** What cannot be played now stands behind everything that can. */
export function closedLast<Of>(all: readonly Of[], closed: ReadonlySet<string>, idOf: (one: Of) => string): Of[] {
	if (closed.size === 0) return [...all];
	const isClosed = (one: Of): boolean => closed.has(idOf(one));
	return [...all.filter((one) => !isClosed(one)), ...all.filter(isClosed)];
}

// A single subcategory is not a choice.
function choicesOf(
	index: CatalogueIndex,
	category: Category,
	subs: readonly Category[],
): { name: string; href: string }[] {
	if (subs.length < 2) return [];
	const all = index.categories.get(ALL_GAMES)?.fields.name ?? category.fields.name;
	return [
		{ name: all, href: pagePath(pages.category, { category: category.slug }) },
		...subs.map((sub) => ({
			name: sub.fields.name,
			href: pagePath(pages.subcategory, { category: category.slug, subcategory: sub.slug }),
		})),
	];
}

const nameOf = ({ slug, fields }: Category): { slug: string; title: string; name: string } => ({
	slug,
	title: fields.title,
	name: fields.name,
});
