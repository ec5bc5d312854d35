import type { ClusterSheet } from "./cluster.ts";

const SYMBOLS = [60, 70, 80, 100, 110, 120, 130];

/** Seven by seven cells; multipliers stay for the spin, and in free spins for the whole feature. */
export const CORAL_CASCADE: ClusterSheet = {
	id: "coral-cascade",
	title: "Coral Cascade",
	size: 7,
	symbols: ["A", "B", "C", "D", "E", "F", "G", "wild", "scatter"],
	weights: [...SYMBOLS, 14, 5],
	free: [...SYMBOLS, 36, 5],
	steps: [5, 7, 9, 12, 15],
	pays: [
		[300, 750, 2000, 6000, 30000],
		[200, 500, 1250, 4000, 15000],
		[150, 300, 900, 2500, 9000],
		[100, 200, 450, 1200, 4500],
		[60, 120, 300, 750, 3000],
		[45, 90, 225, 600, 2250],
		[30, 75, 180, 450, 1500],
	],
	maxTimes: 128,
	awarded: [
		[3, 8],
		[4, 10],
		[5, 12],
	],
	retrigger: [3, 4],
	mostSpins: 30,
	cap: 5_000,
};
