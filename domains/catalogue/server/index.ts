import type { Sees } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import type { Binding } from "@baize/platform-server";
import type { Game, GameCard } from "../contract/index.ts";
import type { CataloguePorts } from "./ports.ts";
import { cardsIn } from "./read-categories.ts";
import { catalogueRoutes } from "./routes.ts";
import { openShelves } from "./shelf.ts";

export type { CataloguePorts, GameFacts } from "./ports.ts";

export type Catalogue = {
	/** A category's title and its cards, as far as they may be seen; undefined for none. */
	category(slug: string, locale: Locale, sees: Sees): { title: string; cards: readonly GameCard[] } | undefined;
	/** The cards of these games, in this order, without what may not be seen or is not listed. */
	cards(gameIds: readonly string[], locale: Locale, sees: Sees): GameCard[];
	/** A listed game by its id, whoever may see it; undefined for none. */
	game(gameId: string, locale: Locale): Game | undefined;
	/** May a visitor play this game from where they are? False also for what is not listed. */
	isPlayable(gameId: string, sees: Sees): boolean;
	/** The game's return to player as this language writes it; undefined where none is stated. */
	rtpText(gameId: string, locale: Locale): string | undefined;
	bindings: Binding[];
};

/** Opens the catalogue. It keeps nothing of its own: it is what editors publish, of what the house can play. */
export function openCatalogue(ports: CataloguePorts): Catalogue {
	const shelf = openShelves(ports);
	return {
		category(slug, locale, sees) {
			const books = shelf(locale);
			const found = books.categories.get(slug);
			if (!found || !sees(found.fields.geoTargetingFilter)) return undefined;
			return { title: found.fields.title, cards: cardsIn(books, found, sees) };
		},
		cards: (gameIds, locale, sees) =>
			gameIds
				.flatMap((id) => shelf(locale).byId.get(id) ?? [])
				.filter(({ game }) => sees(game.geoTargetingFilter))
				.map(({ card }) => card),
		game: (gameId, locale) => shelf(locale).byId.get(gameId)?.game,
		isPlayable(gameId, sees) {
			const title = shelf("en").byId.get(gameId);
			return title !== undefined && sees(title.game.geoTargetingFilter);
		},
		rtpText: (gameId, locale) => shelf(locale).byId.get(gameId)?.card.rtpText,
		bindings: catalogueRoutes(shelf, ports),
	};
}
