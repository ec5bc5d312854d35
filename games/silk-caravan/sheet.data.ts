import { SILK_CARAVAN, type SlotSheet } from "@baize/engines/slots";

/** Silk and golden cord at a low sun: 243 ways, and suns that multiply each other. */
export const sheet: SlotSheet = {
	id: "silk-caravan",
	version: 1,
	title: "Silk Caravan",
	rtpText: "96.33",
	volatility: "high",
	// A stake is 20 coins, and pays are whole coins: no win is ever cut.
	minStakeUnits: 20,
	// The largest win of four million rounds was 5,375 stakes: 215,000.00.
	maxStakeUnits: 4_000,
	stepUnits: 20,
	rules: SILK_CARAVAN,
};
