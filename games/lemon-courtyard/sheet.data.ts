import type { ChoiceSheet } from "@baize/engines/draw";

/** Forty glazed tiles, and ten lemons that fall on them. */
export const sheet: ChoiceSheet = {
	id: "lemon-courtyard",
	version: 1,
	title: "Lemon Courtyard",
	// Of two picks, which return least; the rules list every number of picks.
	rtpText: "96.15",
	minStakeUnits: 100,
	// Ten of ten pay 5,000 stakes: 250,000.00 at most.
	maxStakeUnits: 5_000,
	// Multipliers are whole hundredths, so no payout is ever cut.
	stepUnits: 100,
};
