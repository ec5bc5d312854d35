/** The kinds of titles that have a stage here. */
export type TitleKind =
	| "mines"
	| "limbo"
	| "roulette"
	| "plinko"
	| "videoPoker"
	| "blackjack"
	| "baccarat"
	| "andarBahar"
	| "dragonTiger"
	| "threeCard"
	| "keno"
	| "wheel"
	| "overUnder"
	| "scratch"
	| "towers"
	| "hiLo"
	| "sicBo"
	| "craps"
	| "cluster"
	| "ways"
	| "hold"
	| "cascade"
	| "sticky"
	| "crash"
	| "rouletteTable";

/** Kinds whose stake is the sum of what lies on the table: there is no one stake to lower. */
const OF_SUMS: readonly TitleKind[] = ["roulette", "rouletteTable", "baccarat", "andarBahar", "sicBo", "dragonTiger"];
export const isOfSums = (kind: TitleKind): boolean => OF_SUMS.includes(kind);
