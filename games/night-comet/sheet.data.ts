import type { LimboSheet } from "@baize/engines/limbo";

/** A comet climbs; the player has named the height that it must reach. */
export const sheet: LimboSheet = {
	id: "night-comet",
	version: 1,
	title: "Night Comet",
	rtpText: "98.99",
	returnPercent: 99,
	minTargetX100: 101,
	maxTargetX100: 1_000_000,
	targetsX100: [200, 110, 125, 150, 300, 500, 1_000, 2_500, 10_000, 100_000, 1_000_000],
	highestX100: 100_000_000,
	minStakeUnits: 100,
	maxStakeUnits: 10_000,
	// Each height in hundredths then pays a whole amount: the stated return is that of every stake.
	stepUnits: 100,
};
