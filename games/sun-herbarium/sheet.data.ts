import type { HiLoSheet } from "@baize/engines/ladder";

/** Plants printed by the sun on blue paper: is the next one higher or lower? */
export const sheet: HiLoSheet = {
	id: "sun-herbarium",
	version: 1,
	title: "Sun Herbarium",
	// Of the first guess, whose multiplier is cut after four decimals.
	rtpText: "97.99",
	minStakeUnits: 100,
	// A round ends before 10,000 stakes: 250,000.00 at most.
	maxStakeUnits: 2_500,
};
