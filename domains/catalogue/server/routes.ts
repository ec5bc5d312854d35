import type { Locale } from "@baize/kernel/locale";
import { type Binding, bind } from "@baize/platform-server";
import {
	listGameCategories,
	listGames,
	readCategory,
	readGame,
	readGameCategory,
	searchGames,
	shownHits,
} from "../contract/index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { CataloguePorts } from "./ports.ts";
import { categoriesSeen, categoryPage, gameCategory, gamesSeen, seenCategory } from "./read-categories.ts";
import { gamePage } from "./read-game.ts";

export const catalogueRoutes = (
	index: (locale: Locale) => CatalogueIndex,
	{ geoVisibilityOf }: Pick<CataloguePorts, "geoVisibilityOf">,
): Binding[] => [
	bind(listGameCategories, ({ params }, visit) => ({
		categories: categoriesSeen(index(params.language), geoVisibilityOf(visit)),
	})),
	bind(readGameCategory, ({ params }, visit) => {
		const isVisible = geoVisibilityOf(visit);
		const books = index(params.language);
		return gameCategory(books, seenCategory(books, params.slug, isVisible), isVisible);
	}),
	bind(listGames, ({ params }, visit) => ({ games: gamesSeen(index(params.language), geoVisibilityOf(visit)) })),
	bind(readCategory, ({ params, query }, visit) =>
		categoryPage(index(visit.locale), params.category, query.subcategory, geoVisibilityOf(visit)),
	),
	bind(readGame, ({ params }, visit) => gamePage(index(visit.locale), params, geoVisibilityOf(visit))),
	bind(searchGames, ({ query }, visit) => {
		const isVisible = geoVisibilityOf(visit);
		const hits = index(visit.locale)
			.search(query.term)
			.filter(({ title }) => isVisible(title.game.geoTargetingFilter));
		return { results: shownHits(hits, query).map(({ result }) => result) };
	}),
];
