import type { GeoVisibility } from "@baize/content/server";
import { givenPath, type PagePath, pagePath, pages } from "@baize/platform-paths";
import type { CatalogueIndex } from "./catalogue-index.ts";
import { seenSubCategories, seenTitles } from "./read-categories.ts";
import type { Title } from "./titles.ts";
import type { Category } from "./types.ts";

/** The pages of categories and games that are shown where the visitor is, each once, without the language. */
export function addressesOf(index: CatalogueIndex, isVisible: GeoVisibility): PagePath[] {
	const categories = [...index.categories.values()].filter(({ fields }) => isVisible(fields.geoTargetingFilter));
	const titles = seenTitles([...index.titles.values()], isVisible);
	return [
		...categories.flatMap((category) => categoryAddresses(index, category, isVisible)),
		...titles.flatMap(titleAddresses),
	];
}

/** Races and matches are games in lists only: their rules stand where they are bet on, and those of other makers in the game. */
const titleAddresses = ({ game: { id, linkUrl }, facts: { kind, isProvided } }: Title): PagePath[] =>
	kind === "race" || kind === "sport" || isProvided
		? [givenPath(linkUrl)]
		: [givenPath(linkUrl), pagePath(pages.gameRules, { gameId: id })];

function categoryAddresses(index: CatalogueIndex, { slug, fields }: Category, isVisible: GeoVisibility): PagePath[] {
	const subs = seenSubCategories(index, fields, isVisible);
	return [
		pagePath(pages.category, { category: slug }),
		...subs.map((sub) => pagePath(pages.subcategory, { category: slug, subcategory: sub.slug })),
	];
}
