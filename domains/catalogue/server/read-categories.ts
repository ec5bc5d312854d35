import type { Sees } from "@baize/content/server";
import type { ReplyOf } from "@baize/kernel/call";
import {
	ALL_GAMES,
	categoryPath,
	type Game,
	type GameCard,
	type GameCategory,
	type readCategory,
	refuseCatalogue,
} from "../contract/index.ts";
import type { Category, Shelf } from "./shelf.ts";
import type { Title } from "./titles.ts";

export const seenTitles = (titles: readonly Title[], sees: Sees): Title[] =>
	titles.filter((title) => sees(title.game.geoTargetingFilter));

export const gamesSeen = (shelf: Shelf, sees: Sees): Game[] =>
	seenTitles([...shelf.titles.values()], sees).map(({ game }) => game);

export const categoriesSeen = (shelf: Shelf, sees: Sees): GameCategory[] =>
	[...shelf.categories.values()]
		.filter((category) => sees(category.fields.geoTargetingFilter))
		.map((category) => gameCategory(shelf, category, sees));

/** A category that may be seen from here, or its refusal. */
export function seenCategory(shelf: Shelf, slug: string, sees: Sees): Category {
	const category = shelf.categories.get(slug);
	if (!category) throw refuseCatalogue("CATEGORY_NOT_FOUND");
	if (!sees(category.fields.geoTargetingFilter)) throw refuseCatalogue("NOT_AVAILABLE_IN_REGION");
	return category;
}

/** The content system's category: its games, or the categories in it. spec §3 */
export function gameCategory(shelf: Shelf, category: Category, sees: Sees): GameCategory {
	const { title, name, subCategories } = category.fields;
	const own = { slug: category.slug, title, name };
	if (subCategories) return { ...own, subCategories: subCategoriesOf(shelf, category, sees).map(nameOf) };
	const games = seenTitles(shelf.titlesIn(category), sees).map(({ game }) => ({ id: game.id, slug: game.slug }));
	return { ...own, games };
}

/** A category, or one in it, as its page shows it. */
export function categoryPage(
	shelf: Shelf,
	slug: string,
	subcategory: string | undefined,
	sees: Sees,
): ReplyOf<typeof readCategory> {
	const category = seenCategory(shelf, slug, sees);
	const subs = subCategoriesOf(shelf, category, sees);
	const chosen = subcategory === undefined ? category : subs.find((sub) => sub.slug === subcategory);
	if (!chosen) throw refuseCatalogue("CATEGORY_NOT_FOUND");
	return {
		slug,
		title: chosen.fields.title,
		...(subcategory === undefined ? {} : { subcategory }),
		choices: choicesOf(shelf, category, subs),
		cards: cardsIn(shelf, chosen, sees),
	};
}

export const cardsIn = (shelf: Shelf, category: Category, sees: Sees): GameCard[] =>
	seenTitles(shelf.titlesIn(category), sees).map(({ card }) => card);

function subCategoriesOf(shelf: Shelf, category: Category, sees: Sees): Category[] {
	const found = (category.fields.subCategories ?? []).flatMap((slug) => shelf.categories.get(slug) ?? []);
	return found.filter(({ fields }) => sees(fields.geoTargetingFilter));
}

// One category in another is no choice.
function choicesOf(shelf: Shelf, category: Category, subs: readonly Category[]): { name: string; href: string }[] {
	if (subs.length < 2) return [];
	const all = shelf.categories.get(ALL_GAMES)?.fields.name ?? category.fields.name;
	return [
		{ name: all, href: categoryPath(category.slug) },
		...subs.map((sub) => ({ name: sub.fields.name, href: categoryPath(category.slug, sub.slug) })),
	];
}

const nameOf = ({ slug, fields }: Category): { slug: string; title: string; name: string } => ({
	slug,
	title: fields.title,
	name: fields.name,
});
