import type { CascadeSheet } from "./cascade.ts";

const SYMBOLS = [3, 4, 5, 6, 8, 8, 9, 9, 9];
const LOW = [5, 10, 25, 60];

const cell = (wild: number, scatter: number): number[] => [...SYMBOLS, wild, scatter];

/** Two to seven symbols a reel: up to 117,649 ways. */
export const THUNDER_PINES: CascadeSheet = {
	id: "thunder-pines",
	title: "Thunder Pines",
	coins: 100,
	symbols: ["H1", "H2", "H3", "H4", "L1", "L2", "L3", "L4", "L5", "wild", "scatter"],
	minHeight: 2,
	heights: [20, 26, 24, 16, 9, 5],
	reels: [cell(0, 2), cell(2, 2), cell(2, 2), cell(2, 2), cell(2, 1), cell(0, 1)],
	free: [cell(0, 1), cell(2, 1), cell(2, 1), cell(2, 1), cell(2, 1), cell(0, 1)],
	pays: [
		[50, 150, 400, 1500],
		[35, 90, 240, 600],
		[20, 50, 125, 350],
		[12, 30, 80, 200],
		[8, 15, 40, 100],
		[8, 15, 40, 100],
		LOW,
		LOW,
		LOW,
	],
	awarded: [
		[4, 10],
		[5, 12],
		[6, 15],
		[7, 20],
	],
	retrigger: [3, 5],
	mostSpins: 40,
	cap: 10_000,
};
