import { weights } from "./cells.ts";
import type { StickySheet } from "./sticky.ts";

const OUTER = weights("5 6 7 8 8 8 8 8 0 2");
const INNER = weights("4 6 7 8 8 8 8 6 3 2");
const FREE_OUTER = weights("6 7 7 8 8 8 8 8 0 0");
const FREE_INNER = weights("5 6 7 8 8 8 8 9 1 0");

export const IRON_GARDEN: StickySheet = {
	id: "iron-garden",
	title: "Iron Garden",
	symbols: ["H1", "H2", "H3", "H4", "L1", "L2", "L3", "L4", "wild", "scatter"],
	reels: [OUTER, INNER, weights("4 6 7 8 8 8 8 6 4 1"), INNER, OUTER],
	free: [FREE_OUTER, FREE_INNER, FREE_INNER, FREE_INNER, FREE_OUTER],
	pays: [
		[40, 150, 700],
		[30, 100, 400],
		[24, 70, 250],
		[18, 50, 200],
		[10, 30, 100],
		[10, 30, 100],
		[8, 20, 70],
		[8, 20, 70],
	],
	scatterPays: [
		[3, 1],
		[4, 5],
		[5, 25],
	],
	awarded: [
		[3, 8],
		[4, 10],
		[5, 12],
	],
};

/** Eight spins for 27.2 stakes of twenty lines: a title of its own, with its own return and without a paid spin. */
export const GATE_OPEN: StickySheet = {
	...IRON_GARDEN,
	reels: [],
	scatterPays: [],
	awarded: [],
	id: "iron-garden-gate-open",
	title: "Iron Garden: Gate Open",
	bought: { spins: 8, lineBets: 544 },
};
