import { DRAGON_TIGER, type DragonTigerRules } from "@baize/engines/sides";
import type { SpotSheet } from "@baize/engines/spots";

/** Eight decks behind the screen of a shadow play. A tie returns half of a stake on a side, so amounts are even. */
export const sheet: SpotSheet<DragonTigerRules> = {
	id: "shadow-dragon-tiger",
	version: 1,
	title: "Shadow Dragon Tiger",
	rtpText: "89.63",
	bestRtpText: "96.26",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 10,
	rules: DRAGON_TIGER,
};
