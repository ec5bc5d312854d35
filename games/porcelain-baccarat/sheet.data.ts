import { type BaccaratRules, COMMISSION } from "@baize/engines/baccarat";
import type { SpotSheet } from "@baize/engines/spots";

/** Eight decks on a porcelain table; a commission of 5 % on the banker's wins. Amounts step so that it is always whole. */
export const sheet: SpotSheet<BaccaratRules> = {
	id: "porcelain-baccarat",
	version: 1,
	title: "Porcelain Baccarat",
	rtpText: "85.64",
	bestRtpText: "98.94",
	minStakeUnits: 20,
	maxStakeUnits: 50_000,
	stepUnits: 20,
	rules: COMMISSION,
};
