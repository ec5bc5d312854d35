import { Body, Bucket, CONTENT_ROOT, Language, Slug } from "@baize/content/contract";
import { defineCall, Integer, ListOf, Optional, Struct, Text } from "@baize/kernel/call";
import { catalogueErrors } from "./errors.ts";
import { FilterChoice, GameFilters, Shown } from "./filters.ts";
import { Game, GameCard, GameCategory } from "./game.ts";

export const listGameCategories = defineCall({
	name: "listGameCategories",
	method: "GET",
	path: `${CONTENT_ROOT}/game-categories`,
	who: "anyone",
	level: "visitor",
	summary: "Every game category with its games or the categories in it.",
	params: Struct({ bucket: Bucket, language: Language }),
	reply: Struct({ categories: ListOf(GameCategory) }),
	errors: {},
	unknownProperties: "ignore",
});

export const readGameCategory = defineCall({
	name: "readGameCategory",
	method: "GET",
	path: `${CONTENT_ROOT}/game-categories/:slug`,
	who: "anyone",
	level: "visitor",
	summary: "One game category by its slug.",
	params: Struct({ bucket: Bucket, language: Language, slug: Slug }),
	reply: GameCategory,
	errors: catalogueErrors,
	unknownProperties: "ignore",
});

export const listGames = defineCall({
	name: "listGames",
	method: "GET",
	path: `${CONTENT_ROOT}/games`,
	who: "anyone",
	level: "visitor",
	summary: "Every game that can be played from here.",
	params: Struct({ bucket: Bucket, language: Language }),
	reply: Struct({ games: ListOf(Game) }),
	errors: {},
	unknownProperties: "ignore",
});

export const readCategory = defineCall({
	name: "readCategory",
	method: "GET",
	path: "/api/v1/catalogue/categories/:category",
	who: "anyone",
	level: "visitor",
	summary: "A category as its page shows it: its cards, limited by filters, and the categories in it to choose from.",
	params: Struct({ category: Slug }),
	query: Struct({ subcategory: Optional(Slug), ...GameFilters, shown: Shown }),
	reply: Struct({
		slug: Text(),
		title: Text(),
		subcategory: Optional(Text()),
		choices: ListOf(Struct({ name: Text(), href: Text() })),
		/** The first of those that fit the filters. */
		cards: ListOf(GameCard),
		/** How many fit them. */
		total: Integer(),
		filters: ListOf(FilterChoice),
	}),
	errors: catalogueErrors,
});

export const readGame = defineCall({
	name: "readGame",
	method: "GET",
	path: "/api/v1/catalogue/games/:category/:subcategory/:page",
	who: "anyone",
	level: "visitor",
	summary: "A game by its place in the casino: its card, its facts, its description and similar games.",
	params: Struct({ category: Slug, subcategory: Slug, page: Slug }),
	reply: Struct({
		card: GameCard,
		categoryName: Text(),
		subCategoryName: Text(),
		volatility: Optional(Text()),
		summary: Text(),
		body: Body,
		similar: ListOf(GameCard),
	}),
	errors: catalogueErrors,
});

export * from "./read-cards.ts";
export * from "./search-games.ts";
