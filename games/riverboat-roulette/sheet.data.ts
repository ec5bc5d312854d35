import { AMERICAN, type RouletteRules } from "@baize/engines/roulette";
import type { SpotSheet } from "@baize/engines/spots";

/** A wheel with two zeros on the deck of a riverboat. */
export const sheet: SpotSheet<RouletteRules> = {
	id: "riverboat-roulette",
	version: 1,
	title: "Riverboat Roulette",
	// Of the five numbers; every other place returns the more.
	rtpText: "92.10",
	bestRtpText: "94.73",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 20,
	rules: AMERICAN,
};
