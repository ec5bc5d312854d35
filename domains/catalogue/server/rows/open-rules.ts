import type { GameRule } from "@baize/content/contract";
import { openBoundedMap } from "@baize/platform-server";
import type { CatalogueIndex } from "../catalogue-index.ts";
import type { Title } from "../titles.ts";
import { chosenBy, type RuleContext } from "./choose-titles.ts";

type Kept = { today: string; popular: readonly string[]; titles: readonly Title[] };

/** More than a lobby has rows, each also in a preview. */
const KEPT_RULES = 100;

/**
 * The titles that fit a rule, wherever they are hidden. They are chosen once for each index, so a lobby that is read
 * again goes over none of thousands of titles; where the day or the most played games count, once for each of those.
 */
export function openRules(): (index: CatalogueIndex, rule: GameRule, context: RuleContext) => readonly Title[] {
	const kept = new WeakMap<CatalogueIndex, ReturnType<typeof openBoundedMap<string, Kept>>>();
	return (index, rule, context) => {
		const byRule = kept.get(index) ?? openBoundedMap<string, Kept>(KEPT_RULES);
		kept.set(index, byRule);
		const key = JSON.stringify(rule);
		const known = byRule.get(key);
		if (known && isStillRight(known, rule, context)) return known.titles;
		const titles = chosenBy(titlesOf(index, rule), rule, context);
		byRule.set(key, { today: context.today, popular: context.popular, titles });
		return titles;
	};
}

const isStillRight = (kept: Kept, { newForDays, sort }: GameRule, { today, popular }: RuleContext): boolean =>
	(newForDays === undefined || kept.today === today) && (sort !== "popular" || kept.popular === popular);

/** A category that is not there, or is closed, has none. */
function titlesOf(index: CatalogueIndex, { category }: GameRule): readonly Title[] {
	if (category === undefined) return [...index.titles.values()];
	const found = index.categories.get(category);
	return found ? index.titlesIn(found) : [];
}
