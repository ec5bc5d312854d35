import { type SlotSheet, THUNDER_PINES } from "@baize/engines/slots";

/** Ink and lightning: six reels of two to seven symbols, and a multiplier that only rises. */
export const sheet: SlotSheet = {
	id: "thunder-pines",
	version: 1,
	title: "Thunder Pines",
	rtpText: "95.94",
	volatility: "high",
	// A stake is 100 coins, and pays are whole coins: no win is ever cut.
	minStakeUnits: 100,
	// The largest of its outcomes pays 1,338.9 stakes.
	maxStakeUnits: 5_000,
	stepUnits: 100,
	rules: THUNDER_PINES,
};
