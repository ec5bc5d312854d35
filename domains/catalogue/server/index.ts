import type { ContentSnapshot, GeoVisibility } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import type { PagePath } from "@baize/platform-paths";
import type { Binding } from "@baize/platform-server";
import type { Game, GameCard, SearchResult } from "../contract/index.ts";
import { addressesOf } from "./addresses.ts";
import { openCatalogueIndexes } from "./catalogue-index.ts";
import { featuredGames, foundGames, type ShownOptions } from "./found-games.ts";
import type { CataloguePorts, ClosedAt } from "./ports.ts";
import { cardsIn, cardsOf } from "./read-categories.ts";
import { catalogueRoutes } from "./routes.ts";
import type { RuleContext } from "./rows/choose-titles.ts";
import { openRules } from "./rows/open-rules.ts";
import { type RowPick, type RowTitles, rowTitles } from "./rows/row-titles.ts";
import { isSeen } from "./titles.ts";

export type { CataloguePorts, GameFacts } from "./ports.ts";
export { dayOf } from "./rows/choose-titles.ts";
export type { RowTitles } from "./rows/row-titles.ts";

const NONE: ReadonlySet<string> = new Set();

export type Catalogue = {
	/** A category's title and its visible cards, at most so many; undefined for none. */
	category(
		slug: string,
		locale: Locale,
		isVisible: GeoVisibility,
		limit?: number,
	): { title: string; cards: readonly GameCard[] } | undefined;
	/** The cards of these games, in this order, without those that are hidden or not listed. */
	cards(gameIds: readonly string[], locale: Locale, isVisible: GeoVisibility): GameCard[];
	/** The first cards of a row: the games picked by hand, by the slugs of their pages, then what the rule adds. */
	row(picked: RowPick, seeker: RuleContext & { isVisible: GeoVisibility }): RowTitles;
	/** Who has made the listed games, by name. */
	providers(): string[];
	/** The same catalogue over other content, for a preview. */
	over(snapshot: ContentSnapshot): Catalogue;
	/** A listed game by its id, also if hidden somewhere; undefined for none. */
	game(gameId: string, locale: Locale): Game | undefined;
	/** Whether a visitor may play this game where they are, and as who they are. False also for an unlisted game. */
	isPlayable(gameId: string, isVisible: GeoVisibility): boolean;
	/** The game's return to player as the language writes it; undefined where none is stated. */
	rtpText(gameId: string, locale: Locale): string | undefined;
	/** The games that fit a term, best first, under the rules of the game search. CAT-07 */
	search(term: string, locale: Locale, isVisible: GeoVisibility, options?: ShownOptions): SearchResult[];
	/** The games that editors have put first, as hits. */
	featured(count: number, locale: Locale, isVisible: GeoVisibility): SearchResult[];
	/** The pages of categories and games that are shown where a visitor is, for search engines. */
	addresses(locale: Locale, isVisible: GeoVisibility): PagePath[];
	/** The titles of which no round begins where a visitor is. */
	closedAt: ClosedAt;
	/** Which titles operators have closed where a visitor is: they stand behind the others. Until then none is. */
	connectClosed(closedAt: ClosedAt): void;
	bindings: Binding[];
};

/** Opens the catalogue. It stores nothing: it shows what editors publish, limited to what the site can play. */
export function openCatalogue(ports: CataloguePorts): Catalogue {
	const index = openCatalogueIndexes(ports);
	const rules = openRules();
	let closedAt: ClosedAt = () => NONE;
	const closed: ClosedAt = (visit) => closedAt(visit);
	return {
		row: (picked, seeker) => rowTitles(index(seeker.locale), rules, picked, seeker),
		providers: () => [...new Set([...index("en").titles.values()].map(({ facts }) => facts.provider))].sort(),
		over: (snapshot) =>
			openCatalogue({
				content: { snapshot: () => snapshot },
				gameFacts: ports.gameFacts,
				geoVisibilityOf: ports.geoVisibilityOf,
				areLiveTablesOpen: ports.areLiveTablesOpen,
			}),
		category(slug, locale, isVisible, limit) {
			const books = index(locale);
			const found = books.categories.get(slug);
			if (!found || !isVisible(found.fields.geoTargetingFilter)) return undefined;
			return { title: found.fields.title, cards: cardsIn(books, found, isVisible, limit) };
		},
		cards: (gameIds, locale, isVisible) => cardsOf(index(locale), gameIds, isVisible),
		game: (gameId, locale) => index(locale).byId.get(gameId)?.game,
		isPlayable(gameId, isVisible) {
			const title = index("en").byId.get(gameId);
			return title !== undefined && isSeen(title, isVisible);
		},
		rtpText: (gameId, locale) => index(locale).byId.get(gameId)?.card.rtpText,
		search: (term, locale, isVisible, options) => foundGames(index(locale), term, isVisible, options),
		featured: (count, locale, isVisible) => featuredGames(index(locale), isVisible, count),
		addresses: (locale, isVisible) => addressesOf(index(locale), isVisible),
		closedAt: closed,
		connectClosed(connected) {
			closedAt = connected;
		},
		bindings: catalogueRoutes(index, { ...ports, closedAt: closed }),
	};
}
