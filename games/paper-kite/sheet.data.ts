import type { CrashSheet } from "@baize/engines/crash";

/** One kite rises for the whole table until its line breaks. */
export const sheet: CrashSheet = {
	id: "paper-kite",
	version: 1,
	title: "Paper Kite",
	rtpText: "98.99",
	minTargetX100: 101,
	highestX100: 1_000_000,
	maxBets: 2,
	minStakeUnits: 100,
	// At the highest multiplier it wins 250,000 units of money, and no bet more.
	maxStakeUnits: 2_500,
	// Each multiplier in hundredths then pays a whole amount: the stated return is that of every stake.
	stepUnits: 100,
};
