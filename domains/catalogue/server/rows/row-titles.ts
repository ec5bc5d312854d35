import type { GameRule } from "@baize/content/contract";
import type { GeoVisibility } from "@baize/content/server";
import type { GameCard } from "../../contract/index.ts";
import type { CatalogueIndex } from "../catalogue-index.ts";
import { isSeen, type Title } from "../titles.ts";
import type { RuleContext } from "./choose-titles.ts";
import type { openRules } from "./open-rules.ts";

export type RowPick = { games: readonly string[]; rule: GameRule | undefined; limit: number };

/** What a row shows at a place; and what is picked for it that it does not show, and why. */
export type RowTitles = {
	cards: readonly GameCard[];
	/** The slugs of their pages, in the same order. */
	slugs: readonly string[];
	/** How many of the cards are picked by hand; they are the first ones. */
	byHand: number;
	left: readonly { slug: string; why: "notListed" | "hidden" | "tooMany" }[];
};

/** The picked titles in their order, then those of the rule that are not among them, up to the limit. */
export function rowTitles(
	index: CatalogueIndex,
	rules: ReturnType<typeof openRules>,
	{ games, rule, limit }: RowPick,
	{ isVisible, ...context }: RuleContext & { isVisible: GeoVisibility },
): RowTitles {
	const isShown = (title: Title): boolean => isSeen(title, isVisible);
	const seen = games.flatMap((slug) => index.titles.get(slug) ?? []).filter(isShown);
	const picked = seen.slice(0, limit);
	const known = new Set(picked);
	const added = (rule === undefined ? [] : rules(index, rule, context))
		.values()
		.filter((title) => !known.has(title) && isShown(title))
		.take(limit - picked.length);
	const whyOf = (slug: string): RowTitles["left"][number]["why"] | undefined => {
		const title = index.titles.get(slug);
		if (!title) return "notListed";
		if (!isShown(title)) return "hidden";
		return known.has(title) ? undefined : "tooMany";
	};
	const shown = [...picked, ...added];
	return {
		cards: shown.map(({ card }) => card),
		slugs: shown.map(({ game }) => game.slug),
		byHand: picked.length,
		left: games.flatMap((slug) => {
			const why = whyOf(slug);
			return why === undefined ? [] : [{ slug, why }];
		}),
	};
}
