import { EUROPEAN, type RouletteRules } from "@baize/engines/roulette";
import type { SharedSpotSheet } from "@baize/engines/spots";

/** A wheel with one zero on a square at dusk: one spin for everybody who sits there. */
export const sheet: SharedSpotSheet<RouletteRules> = {
	id: "piazza-roulette",
	version: 1,
	title: "Piazza Roulette",
	rtpText: "97.29",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 20,
	// Chips are added while bets are taken, each time as a stake of its own.
	maxBets: 4,
	rules: EUROPEAN,
};
