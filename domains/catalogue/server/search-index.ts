import MiniSearch from "minisearch";
import type { SearchResult } from "../contract/index.ts";
import type { Title } from "./titles.ts";
import type { Category } from "./types.ts";

/** A game in one of its categories: a search hit. */
export type Hit = { gameId: string; category: string; title: Title; result: SearchResult };

/** Every hit for a term, best first; none for a blank one. */
export type Search = (term: string) => Hit[];

/** An index over the titles, keywords, summaries and category names of one language. */
export function openSearch(
	categories: readonly Category[],
	titlesIn: (category: Category) => readonly Title[],
): Search {
	const hits = categories.flatMap((category) => titlesIn(category).map((title) => hitOf(title, category)));
	const index = new MiniSearch({
		fields: ["title", "keywords", "category", "summary"],
		processTerm: (term) => folded(term) || null,
		searchOptions: {
			prefix: true,
			fuzzy: (term) => (term.length > 3 ? 0.2 : false),
			combineWith: "AND",
			boost: { title: 4, keywords: 2, category: 1.5 },
		},
	});
	index.addAll(
		hits.map(({ title, category, result }, id) => ({
			id,
			title: title.game.name,
			keywords: title.keywords.join(" "),
			category: `${result.subtitle} ${category}`,
			summary: title.summary,
		})),
	);
	return (term) => (term.trim() ? index.search(term).map(({ id }) => hits[id as number] as Hit) : []);
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

/** Small letters without accents or Arabic vowel signs, so that "futbol" finds "Fútbol". */
const folded = (term: string): string => term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
