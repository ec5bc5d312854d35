import type { Locale } from "@baize/kernel/locale";
import { wordsOf } from "@baize/kernel/search";
import MiniSearch from "minisearch";
import { type Block, folded, type HelpHit, isShortHelpTerm } from "../../contract/index.ts";
import type { Seeing } from "../ports.ts";
import { isSeen } from "../read-content.ts";
import type { ContentSnapshot } from "../snapshot.ts";
import { allHelpPages, type HelpEntry } from "./help-pages.ts";

export const MAX_SUGGESTIONS = 6;
export const MAX_HITS = 50;

export type HelpSearch = (term: string, locale: Locale, seeing: Seeing, limit: number) => HelpHit[];

/** Searches the help of the present snapshot; each language is indexed once, when it is first searched. */
export function openHelpSearch(snapshot: () => ContentSnapshot): HelpSearch {
	const indexes = new WeakMap<ContentSnapshot, Map<Locale, HelpIndex>>();

	function indexOf(current: ContentSnapshot, locale: Locale): HelpIndex {
		const known = indexes.get(current) ?? new Map<Locale, HelpIndex>();
		indexes.set(current, known);
		const index = known.get(locale) ?? openIndex(allHelpPages(current, locale));
		known.set(locale, index);
		return index;
	}

	return (term, locale, seeing, limit) => {
		if (isShortHelpTerm(term)) return [];
		const seen = indexOf(snapshot(), locale)(term).filter((page) => isSeen(page, seeing));
		return seen.slice(0, limit).map(hitOf);
	};
}

type HelpIndex = (term: string) => HelpEntry[];

/** A question is asked in many words: those which have most of them come first, and none needs all. */
function openIndex(pages: readonly HelpEntry[]): HelpIndex {
	const index = new MiniSearch({
		fields: ["title", "keywords", "summary", "text"],
		// Japanese and Chinese are written without spaces.
		tokenize: wordsOf,
		processTerm: (term) => rootOf(folded(term)) || null,
		searchOptions: {
			prefix: (term) => term.length > 2,
			fuzzy: (term) => (term.length > 4 ? 0.2 : false),
			boost: { title: 4, keywords: 3, summary: 2 },
		},
	});
	index.addAll(
		pages.map(({ fields: { title, summary, keywords = [], body } }, id) => ({
			id,
			title,
			summary,
			keywords: keywords.join(" "),
			text: body.map(textOf).join(" "),
		})),
	);
	return (term) => index.search(term).map(({ id }) => pages[id as number]!);
}

/** Arabic writes the article, and short words before it, together with the noun: "السحب" is "سحب". */
const rootOf = (word: string): string => word.replace(/^[وبفكل]?ال(?=\p{L}{2})/u, "");

const textOf = (block: Block): string => (block.kind === "list" ? block.items.join(" ") : block.text);

const hitOf = ({ slug, fields: { title, summary, paths } }: HelpEntry): HelpHit => ({
	contentId: slug,
	paths,
	fields: { title, summary },
});
