import type { MinesSheet } from "@baize/engines/mines";

/** Buds on a night meadow: most hide a firefly, some a web. */
export const sheet: MinesSheet = {
	id: "firefly-meadow",
	version: 1,
	title: "Firefly Meadow",
	rtpText: "98.00",
	columns: 5,
	rows: 5,
	minMines: 1,
	maxMines: 24,
	minesOffered: [3, 1, 2, 4, 5, 7, 10, 15, 20, 24],
	returnPercent: 98,
	maxTimesStake: 10_000,
	minStakeUnits: 100,
	maxStakeUnits: 10_000,
};
