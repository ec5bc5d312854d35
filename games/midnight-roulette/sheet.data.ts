import { EUROPEAN, type RouletteRules } from "@baize/engines/roulette";
import type { SpotSheet } from "@baize/engines/spots";

/** A wheel with one zero on midnight felt. */
export const sheet: SpotSheet<RouletteRules> = {
	id: "midnight-roulette",
	version: 1,
	title: "Midnight Roulette",
	rtpText: "97.29",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 20,
	rules: EUROPEAN,
};
