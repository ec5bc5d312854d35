import { weights } from "./cells.ts";
import type { WaysSheet } from "./ways.ts";

const OUTER = weights("4 5 6 6 7 7 7 8 8 0 2");
const INNER = weights("3 4 5 6 7 7 8 8 8 2 2");
const FREE_INNER = weights("3 4 5 6 7 7 8 8 7 3 2");

const LOW = [5, 12, 40];

/** 243 ways; wilds of free spins multiply. */
export const SILK_CARAVAN: WaysSheet = {
	id: "silk-caravan",
	title: "Silk Caravan",
	rows: 3,
	coins: 20,
	symbols: ["H1", "H2", "H3", "H4", "L1", "L2", "L3", "L4", "L5", "wild", "scatter"],
	reels: [OUTER, INNER, weights("3 4 5 6 7 7 8 8 9 2 1"), INNER, OUTER],
	free: [OUTER, FREE_INNER, weights("3 4 5 6 7 7 8 8 8 3 1"), FREE_INNER, OUTER],
	pays: [[40, 120, 500], [26, 80, 300], [20, 50, 200], [15, 40, 140], [8, 20, 60], [8, 20, 60], LOW, LOW, LOW],
	scatterPays: [
		[3, 2],
		[4, 10],
		[5, 50],
	],
	awarded: [
		[3, 8],
		[4, 12],
		[5, 20],
	],
	retrigger: 5,
	mostSpins: 40,
	wildTimes: [
		{ times: 2, weight: 7 },
		{ times: 3, weight: 4 },
		{ times: 5, weight: 2 },
	],
};
