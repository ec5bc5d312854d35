import type { GeoVisibility } from "@baize/content/server";
import { type SearchResult, shownHits } from "../contract/index.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";

export type ShownOptions = Parameters<typeof shownHits>[1];

/** The games that fit a term where the visitor is, best first. CAT-07 */
export function foundGames(
	index: CatalogueIndex,
	term: string,
	isVisible: GeoVisibility,
	options?: ShownOptions,
): SearchResult[] {
	const hits = index.search(term).filter(({ title }) => isVisible(title.game.geoTargetingFilter));
	return shownHits(hits, options).map(({ result }) => result);
}

/** The games that editors have put first. */
export const featuredGames = (index: CatalogueIndex, isVisible: GeoVisibility, count: number): SearchResult[] =>
	index.titles
		.values()
		.filter(({ game }) => isVisible(game.geoTargetingFilter))
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
