import type { GeoVisibility } from "@baize/content/server";
import { type SearchResult, shownHits } from "../contract/index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { closedLast } from "./read-categories.ts";
import { isSeen } from "./titles.ts";

export type ShownOptions = Parameters<typeof shownHits>[1] & {
	/** What no round begins of here: it stands last, and says so. */
	closed?: ReadonlySet<string>;
};

/** The games that fit a term where the visitor is, best first. CAT-07 */
export function foundGames(
	index: CatalogueIndex,
	term: string,
	isVisible: GeoVisibility,
	{ closed = NONE_CLOSED, ...options }: ShownOptions = {},
): SearchResult[] {
	const hits = index.search(term).filter(({ title }) => isSeen(title, isVisible));
	// While nothing is closed, no more hits are looked at than are shown.
	const ordered = closed.size === 0 ? hits : closedLast([...hits], closed, ({ gameId }) => gameId);
	return shownHits(ordered, options).map(({ result }) =>
		closed.has(result.id) ? { ...result, isClosed: true } : result,
	);
}

const NONE_CLOSED: ReadonlySet<string> = new Set();

/** The games that editors have put first. */
export const featuredGames = (index: CatalogueIndex, isVisible: GeoVisibility, count: number): SearchResult[] =>
	index.titles
		.values()
		.filter((title) => isSeen(title, isVisible))
		.take(count)
		.map(({ game, card }) => ({
			id: game.id,
			href: game.linkUrl,
			img: card.card_vertical_image.url,
			imgAlt: game.cardImageAltText,
			title: game.name,
			subtitle: game.subCategoryName,
		}))
		.toArray();
