import { PAINTED_DUNES, type SlotSheet } from "@baize/engines/slots";

/** Coloured sand in bottles of glass: 1,024 ways, which pay oftener and less. */
export const sheet: SlotSheet = {
	id: "painted-dunes",
	version: 1,
	title: "Painted Dunes",
	rtpText: "95.73",
	volatility: "medium",
	// A stake is 40 coins, and pays are whole coins: no win is ever cut.
	minStakeUnits: 40,
	// The largest win of four million rounds was 883.25 stakes: 88,325.00.
	maxStakeUnits: 10_000,
	stepUnits: 40,
	rules: PAINTED_DUNES,
};
