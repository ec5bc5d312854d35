import { CORAL_CASCADE, type SlotSheet } from "@baize/engines/slots";

/** Glass in a bright sea: clusters that pay, burst and leave multipliers behind. */
export const sheet: SlotSheet = {
	id: "coral-cascade",
	version: 1,
	title: "Coral Cascade",
	rtpText: "95.94",
	volatility: "high",
	// Pays are whole twentieths of a stake, so no win is ever cut.
	minStakeUnits: 20,
	// A round pays 5,000 stakes at most: 250,000.00.
	maxStakeUnits: 5_000,
	stepUnits: 20,
	rules: CORAL_CASCADE,
};
