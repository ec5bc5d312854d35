import type { GameClass } from "@baize/ledger/contract";
import type { WageringView } from "../../contract/views.ts";

type Contributions = WageringView["contributions"];
type Titles = WageringView["titles"];
type Share = { gameClass: GameClass; percent: number };

export type CountedGames = {
	full: GameClass[];
	part: Share[];
	none: GameClass[];
};

const FULL_PERCENT = 100;

/** The classes of games by how much of a stake on them counts: all, a part with the highest first, or nothing. */
export function countedGames(contributions: Contributions): CountedGames {
	const counting = contributions.filter(({ percent, isExcluded }) => percent > 0 && !isExcluded);
	return {
		full: counting.filter(({ percent }) => percent >= FULL_PERCENT).map(({ gameClass }) => gameClass),
		part: counting.filter(({ percent }) => percent < FULL_PERCENT).toSorted((a, b) => b.percent - a.percent),
		none: contributions.filter((each) => !counting.includes(each)).map(({ gameClass }) => gameClass),
	};
}

/** The same of the titles that count otherwise than their class, by their names. */
export function countedTitles(titles: Titles) {
	const counting = titles.filter(({ percent, isExcluded }) => percent > 0 && !isExcluded);
	return {
		full: counting.filter(({ percent }) => percent >= FULL_PERCENT).map(({ name }) => name),
		part: counting.filter(({ percent }) => percent < FULL_PERCENT).toSorted((a, b) => b.percent - a.percent),
		none: titles.filter((each) => !counting.includes(each)).map(({ name }) => name),
	};
}

/** The class that wagers fastest: by it a player is shown how much is left to play. Undefined where nothing counts. */
export function fastestGame(contributions: Contributions): Share | undefined {
	const { full, part } = countedGames(contributions);
	return full[0] ? { gameClass: full[0], percent: FULL_PERCENT } : part[0];
}
