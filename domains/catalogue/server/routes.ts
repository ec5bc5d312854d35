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
import type { CataloguePorts } from "./ports.ts";
import { categoriesSeen, categoryPage, gameCategory, gamesSeen, seenCategory } from "./read-categories.ts";
import { gamePage } from "./read-game.ts";
import type { Shelf } from "./shelf.ts";

export const catalogueRoutes = (
	shelf: (locale: Locale) => Shelf,
	{ sightOf }: Pick<CataloguePorts, "sightOf">,
): Binding[] => [
	bind(listGameCategories, ({ params }, visit) => ({
		categories: categoriesSeen(shelf(params.language), sightOf(visit)),
	})),
	bind(readGameCategory, ({ params }, visit) => {
		const sees = sightOf(visit);
		const books = shelf(params.language);
		return gameCategory(books, seenCategory(books, params.slug, sees), sees);
	}),
	bind(listGames, ({ params }, visit) => ({ games: gamesSeen(shelf(params.language), sightOf(visit)) })),
	bind(readCategory, ({ params, query }, visit) =>
		categoryPage(shelf(visit.locale), params.category, query.subcategory, sightOf(visit)),
	),
	bind(readGame, ({ params }, visit) => gamePage(shelf(visit.locale), params, sightOf(visit))),
	bind(searchGames, ({ query }, visit) => {
		const sees = sightOf(visit);
		const hits = shelf(visit.locale)
			.search(query.term)
			.filter(({ title }) => sees(title.game.geoTargetingFilter));
		return { results: shownHits(hits, query).map(({ result }) => result) };
	}),
];
