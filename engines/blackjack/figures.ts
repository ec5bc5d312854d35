import { check } from "@baize/kernel/check";
import { fraction } from "@baize/kernel/odds";
import { type Returns, returnsOfParts } from "../game/returns.ts";
import { isSame } from "../game/same.ts";
import { type BlackjackFigures, FIGURES } from "./figures.data.ts";
import type { BlackjackRules } from "./rules.ts";

const entryOf = (rules: BlackjackRules) => FIGURES.find((each) => isSame(each.rules, rules));

export const hasFigures = (rules: BlackjackRules): boolean => entryOf(rules) !== undefined;

/** What these rules return: to best play, or to what most people play. */
export function figuresOf(rules: BlackjackRules, strategy: "best" | "usual"): Returns {
	const entry = entryOf(rules);
	check(entry, "the figures of the rules are calculated");
	return returnsOfFigures(entry[strategy]);
}

function returnsOfFigures(figures: BlackjackFigures): Returns {
	const { returnX1e12, standardDeviation, hitsX1e12, largestTimes, largestOneIn } = figures;
	return returnsOfParts([{ name: "hands", share: fraction(returnX1e12, WHOLE) }], {
		method: "chain",
		standardDeviation,
		hitFrequency: fraction(hitsX1e12, WHOLE),
		largestWin: { timesStake: fraction(largestTimes), oneIn: fraction(largestOneIn) },
	});
}

const WHOLE = 10n ** 12n;
