import type { ChoiceSheet } from "@baize/engines/draw";

/** A printed ticket with five fields under foil. */
export const sheet: ChoiceSheet = {
	id: "five-sheaves",
	version: 1,
	title: "Five Sheaves",
	rtpText: "91.50",
	minStakeUnits: 20,
	// The first prize is 10,000 stakes: 250,000.00 at most.
	maxStakeUnits: 2_500,
};
