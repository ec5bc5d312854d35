import { ANDAR_BAHAR, type AndarBaharRules } from "@baize/engines/sides";
import type { SpotSheet } from "@baize/engines/spots";

/** One deck under garlands of marigolds. Andar gets the first card, so it pays a tenth less. */
export const sheet: SpotSheet<AndarBaharRules> = {
	id: "marigold-andar-bahar",
	version: 1,
	title: "Marigold Andar Bahar",
	rtpText: "96.99",
	bestRtpText: "97.85",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 10,
	rules: ANDAR_BAHAR,
};
