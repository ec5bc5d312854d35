import { SIC_BO, type SicBoRules } from "@baize/engines/dice";
import type { SpotSheet } from "@baize/engines/spots";

/** Three bone dice under glass, on carved lacquer. Pays of a triple at the highest stake stay below 250,000 units of money. */
export const sheet: SpotSheet<SicBoRules> = {
	id: "cinnabar-sic-bo",
	version: 1,
	title: "Cinnabar Sic Bo",
	rtpText: "81.01",
	bestRtpText: "97.22",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 10,
	rules: SIC_BO,
};
