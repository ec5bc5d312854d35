import { IRON_GARDEN, type SlotSheet } from "@baize/engines/slots";

/** Stained glass in iron: twenty lines, and brambles that stay on their reels in free spins. */
export const sheet: SlotSheet = {
	id: "iron-garden",
	version: 1,
	title: "Iron Garden",
	rtpText: "96.29",
	volatility: "high",
	// A stake is 20 line bets, and pays are whole line bets: no win is ever cut.
	minStakeUnits: 20,
	maxStakeUnits: 5_000,
	stepUnits: 20,
	rules: IRON_GARDEN,
};
