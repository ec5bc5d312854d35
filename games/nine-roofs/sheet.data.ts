import { TOWERS, type TowersSheet } from "@baize/engines/ladder";

/** A pagoda at dusk: on each floor some paper panels have a lamp behind them, and some a fox. */
export const sheet: TowersSheet = {
	id: "nine-roofs",
	version: 1,
	title: "Nine Roofs",
	// Of the first floor of the easiest tower, whose multiplier is cut after four decimals.
	rtpText: "97.99",
	minStakeUnits: 100,
	// The highest top pays 6,429.78 stakes: 160,744.50 at most.
	maxStakeUnits: 2_500,
	towers: TOWERS,
};
