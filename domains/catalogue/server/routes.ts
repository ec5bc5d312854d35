import type { Locale } from "@baize/kernel/locale";
import { type Binding, bind } from "@baize/platform-server";
import {
	listGameCategories,
	listGames,
	readCards,
	readCategory,
	readGame,
	readGameCategory,
	searchGames,
} from "../contract/index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { foundGames } from "./found-games.ts";
import type { CataloguePorts, ClosedAt } from "./ports.ts";
import { cardsOf, categoriesSeen, categoryPage, gameCategory, gamesSeen, seenCategory } from "./read-categories.ts";
import { gamePage } from "./read-game.ts";

export const catalogueRoutes = (
	index: (locale: Locale) => CatalogueIndex,
	{ geoVisibilityOf, closedAt }: Pick<CataloguePorts, "geoVisibilityOf"> & { closedAt: ClosedAt },
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
		categoryPage(index(visit.locale), params.category, query, {
			isVisible: geoVisibilityOf(visit),
			closed: closedAt(visit),
		}),
	),
	bind(readGame, ({ params }, visit) => gamePage(index(visit.locale), params, geoVisibilityOf(visit))),
	bind(readCards, ({ query }, visit) => ({
		cards: cardsOf(index(visit.locale), query.ids.split(","), geoVisibilityOf(visit)),
	})),
	bind(searchGames, ({ query }, visit) => ({
		results: foundGames(index(visit.locale), query.term, geoVisibilityOf(visit), { ...query, closed: closedAt(visit) }),
	})),
];
