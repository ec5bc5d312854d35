import type { GeoVisibility } from "@baize/content/server";
import type { ReplyOf } from "@baize/kernel/call";
import { pagePath, pages } from "@baize/platform-paths";
import { type GameCard, type readGame, refuseCatalogue } from "../contract/index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { cardsIn } from "./read-categories.ts";
import { isSeen, type Title } from "./titles.ts";

const SIMILAR_COUNT = 6;

/** The game at a path of the casino, as its page shows it. */
export function gamePage(
	index: CatalogueIndex,
	at: { category: string; subcategory: string; page: string },
	isVisible: GeoVisibility,
): ReplyOf<typeof readGame> {
	const title = index.byPath.get(pagePath(pages.game, at));
	if (title && !isVisible(title.game.geoTargetingFilter)) throw refuseCatalogue("NOT_AVAILABLE_IN_REGION");
	if (!title || !isSeen(title, isVisible)) throw refuseCatalogue("GAME_NOT_FOUND");
	const { card, game, summary, body } = title;
	const { volatility } = title.facts;
	return {
		card,
		categoryName: game.categoryName,
		subCategoryName: game.subCategoryName,
		...(volatility === null ? {} : { volatility }),
		summary,
		body,
		similar: similarTo(index, title, isVisible),
	};
}

// First the games after it, then the rest of its category.
function similarTo(index: CatalogueIndex, { game }: Title, isVisible: GeoVisibility): GameCard[] {
	const near = [game.subCategory, game.category].flatMap((slug) => {
		const category = index.categories.get(slug);
		// The game itself may be one of them, and a game of the first may stand in the second, too.
		return category ? cardsIn(index, category, isVisible, 2 * SIMILAR_COUNT + 1) : [];
	});
	return [...new Set(near)].filter((card) => card.gameId !== game.id).slice(0, SIMILAR_COUNT);
}
