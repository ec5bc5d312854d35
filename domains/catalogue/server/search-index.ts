import { openTextSearch } from "@baize/kernel/search";
import type { SearchResult } from "../contract/index.ts";
import type { Title } from "./titles.ts";
import type { Category } from "./types.ts";

/** A game in one of its categories: a search hit. */
export type Hit = { gameId: string; category: string; title: Title; result: SearchResult };

/** Every hit for a term, best first; none for a blank one. */
export type Search = (term: string) => IteratorObject<Hit>;

const WEIGHTS = { title: 4, keywords: 2, category: 1.5, summary: 1 };

/** An index over the titles, keywords, summaries and category names of one language. */
export function openSearch(
	categories: readonly Category[],
	titlesIn: (category: Category) => readonly Title[],
): Search {
	const hits = categories.flatMap((category) => titlesIn(category).map((title) => hitOf(title, category)));
	// A game is indexed once, however many categories it is in.
	const games = [...Map.groupBy(hits, ({ gameId }) => gameId).values()];
	const search = openTextSearch(games.map(textsOf));
	// Lazily: a term of one letter fits thousands, and eight are shown.
	return (term) =>
		search(term)
			.values()
			.flatMap((at) => games[at]!);
}

function textsOf(places: readonly Hit[]): { text: string; weight: number }[] {
	const { title } = places[0]!;
	return [
		{ text: title.game.name, weight: WEIGHTS.title },
		{ text: title.keywords.join(" "), weight: WEIGHTS.keywords },
		{
			text: places.map(({ category, result }) => `${result.subtitle} ${category}`).join(" "),
			weight: WEIGHTS.category,
		},
		{ text: title.summary, weight: WEIGHTS.summary },
	];
}

const hitOf = (title: Title, { slug, fields }: Category): Hit => ({
	gameId: title.game.id,
	category: slug,
	title,
	result: {
		id: title.game.id,
		href: title.game.linkUrl,
		img: title.card.card_vertical_image.url,
		imgAlt: title.game.cardImageAltText,
		title: title.game.name,
		subtitle: fields.name,
	},
});
