import { weights } from "./cells.ts";
import type { HoldSheet } from "./hold.ts";

const OUTER = weights("4 6 6 7 7 7 8 8 0 7");
const INNER = weights("4 5 6 6 7 7 7 7 4 7");

export const COPPER_VAULT: HoldSheet = {
	id: "copper-vault",
	title: "Copper Vault",
	symbols: ["H1", "H2", "H3", "H4", "L1", "L2", "L3", "L4", "wild", "coin"],
	reels: [OUTER, INNER, INNER, INNER, OUTER],
	pays: [
		[50, 200, 1500],
		[40, 125, 500],
		[30, 90, 350],
		[25, 75, 250],
		[12, 40, 125],
		[12, 40, 125],
		[10, 25, 100],
		[10, 25, 100],
	],
	minCoins: 6,
	lives: 3,
	respin: 4,
	coins: [
		{ times: 1, weight: 300 },
		{ times: 2, weight: 250 },
		{ times: 3, weight: 150 },
		{ times: 4, weight: 100 },
		{ times: 5, weight: 80 },
		{ times: 7, weight: 50 },
		{ times: 10, weight: 35 },
		{ times: 15, weight: 15 },
		{ times: 20, weight: 10 },
		{ name: "mini", times: 25, weight: 6 },
		{ name: "minor", times: 75, weight: 3 },
		{ name: "major", times: 250, weight: 1 },
	],
	grand: 1_000,
};
