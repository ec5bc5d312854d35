import type { ChoiceSheet } from "@baize/engines/draw";

/** The needle of a brass barometer stops at a number from 0.00 to 99.99. */
export const sheet: ChoiceSheet = {
	id: "barometer-dice",
	version: 1,
	title: "Barometer Dice",
	// Of the choice that returns least: its multiplier is cut after four decimals.
	rtpText: "98.99",
	minStakeUnits: 100,
	// The rarest number pays 9,900 stakes, and no round more than 250,000.00.
	maxStakeUnits: 2_500,
	stepUnits: 100,
};
