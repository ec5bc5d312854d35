import type { ChoiceSheet } from "@baize/engines/draw";

/** Two cherry dice on a pier in the sun. */
export const sheet: ChoiceSheet = {
	id: "boardwalk-craps",
	version: 1,
	title: "Boardwalk Craps",
	rtpText: "83.33",
	bestRtpText: "98.63",
	minStakeUnits: 30,
	maxStakeUnits: 30_000,
	// Places pay fifths and sixths, so no payout is ever cut.
	stepUnits: 30,
};
