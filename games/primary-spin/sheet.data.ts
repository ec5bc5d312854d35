import type { ChoiceSheet } from "@baize/engines/draw";

/** A wheel of 24 segments, printed as a poster in primary colours. */
export const sheet: ChoiceSheet = {
	id: "primary-spin",
	version: 1,
	title: "Primary Spin",
	rtpText: "98.00",
	minStakeUnits: 50,
	maxStakeUnits: 10_000,
	// Multipliers are whole fiftieths, so no payout is ever cut.
	stepUnits: 50,
};
