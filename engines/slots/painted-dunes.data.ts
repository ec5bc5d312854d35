import { weights } from "./cells.ts";
import type { WaysSheet } from "./ways.ts";

const OUTER = weights("4 5 6 6 7 7 8 8 8 0 1");
const INNER = weights("3 4 5 6 7 8 8 8 8 2 1");
const FREE_INNER = weights("3 4 5 6 7 8 8 8 7 3 1");

const LOW = [4, 9, 28];

/** 1,024 ways: four rows, so wins come oftener and pay less than on 243. */
export const PAINTED_DUNES: WaysSheet = {
	id: "painted-dunes",
	title: "Painted Dunes",
	rows: 4,
	coins: 40,
	symbols: ["H1", "H2", "H3", "H4", "L1", "L2", "L3", "L4", "L5", "wild", "scatter"],
	reels: [OUTER, INNER, INNER, INNER, OUTER],
	free: [OUTER, FREE_INNER, FREE_INNER, FREE_INNER, OUTER],
	pays: [[25, 80, 350], [20, 60, 240], [15, 40, 150], [12, 30, 110], [6, 14, 45], [6, 14, 45], LOW, LOW, LOW],
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
		{ times: 2, weight: 3 },
		{ times: 3, weight: 1 },
	],
};
