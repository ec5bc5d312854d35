import { FRENCH, type RouletteRules } from "@baize/engines/roulette";
import type { SpotSheet } from "@baize/engines/spots";

/** A wheel with one zero, at which even chances lose only half of their stake. */
export const sheet: SpotSheet<RouletteRules> = {
	id: "claret-roulette",
	version: 1,
	title: "Claret Roulette",
	// Of every place but the even chances, which return the more.
	rtpText: "97.29",
	bestRtpText: "98.64",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	// A multiple of two, so half of it is a whole amount.
	stepUnits: 20,
	rules: FRENCH,
};
