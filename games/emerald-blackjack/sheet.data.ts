import { type BlackjackSheet, ENDLESS } from "@baize/engines/blackjack";

/** A table under a green lamp. Its rules are those of an endless shoe, for which the return is known exactly. */
export const sheet: BlackjackSheet = {
	id: "emerald-blackjack",
	version: 1,
	title: "Emerald Blackjack",
	rtpText: "99.48",
	minStakeUnits: 100,
	maxStakeUnits: 50_000,
	stepUnits: 2,
	rules: ENDLESS,
};
