import type { ChoiceSheet } from "@baize/engines/draw";

/** A garnet falls through rows of golden pins. */
export const sheet: ChoiceSheet = {
	id: "garnet-drop",
	version: 1,
	title: "Garnet Drop",
	// Of the choice that returns least; the rules list all of them.
	rtpText: "98.90",
	minStakeUnits: 20,
	maxStakeUnits: 10_000,
	// Multipliers are whole twentieths, so no payout is ever cut.
	stepUnits: 20,
};
