import type { Sees } from "@baize/content/server";
import type { ReplyOf } from "@baize/kernel/call";
import { type GameCard, gamePath, type readGame, refuseCatalogue } from "../contract/index.ts";
import { cardsIn } from "./read-categories.ts";
import type { Shelf } from "./shelf.ts";
import type { Title } from "./titles.ts";

const SIMILAR_COUNT = 6;

/** The game at a place of the casino, as its page shows it. */
export function gamePage(
	shelf: Shelf,
	at: { category: string; subcategory: string; page: string },
	sees: Sees,
): ReplyOf<typeof readGame> {
	const title = shelf.byPath.get(gamePath(at.category, at.subcategory, at.page));
	if (!title) throw refuseCatalogue("GAME_NOT_FOUND");
	if (!sees(title.game.geoTargetingFilter)) throw refuseCatalogue("NOT_AVAILABLE_IN_REGION");
	const { card, game, volatility, summary, body } = title;
	return {
		card,
		categoryName: game.categoryName,
		subCategoryName: game.subCategoryName,
		...(volatility === null ? {} : { volatility }),
		summary,
		body,
		similar: similarTo(shelf, title, sees),
	};
}

// First what stands beside it, then the rest of its category.
function similarTo(shelf: Shelf, { game }: Title, sees: Sees): GameCard[] {
	const near = [game.subCategory, game.category].flatMap((slug) => {
		const category = shelf.categories.get(slug);
		return category ? cardsIn(shelf, category, sees) : [];
	});
	return [...new Set(near)].filter((card) => card.gameId !== game.id).slice(0, SIMILAR_COUNT);
}
