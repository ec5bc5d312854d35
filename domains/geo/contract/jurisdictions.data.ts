import type { CountryRules } from "./types.ts";

const open = (minAgeYears: number, currencies: readonly string[], mayCancelWithdrawal = false): CountryRules => ({
	registrationAllowed: true,
	playAllowed: true,
	minAgeYears,
	currencies,
	mayCancelWithdrawal,
	mayTransfer: true,
	mayBuyFeature: true,
	documentsBefore: "withdrawal",
	documentRetentionDays: 1_826,
	asksBeforeTracking: false,
});

const ASKS_BEFORE_TRACKING = { asksBeforeTracking: true };

const CLOSED = { registrationAllowed: false, playAllowed: false };
const OPEN = { registrationAllowed: true, playAllowed: true };

/** By country code of ISO 3166-1. A country that is missing is closed. */
export const JURISDICTIONS: Readonly<Record<string, CountryRules>> = {
	AT: { ...open(18, ["EUR"]), ...ASKS_BEFORE_TRACKING },
	BR: open(18, ["BRL"], true),
	CA: {
		...open(19, ["CAD", "USD", "BTC", "ETH", "USDT"], true),
		subdivisions: { AB: { minAgeYears: 18 }, MB: { minAgeYears: 18 }, QC: CLOSED },
	},
	// That a feature may be bought in Spain and in Portugal is not confirmed, so it is not sold there.
	ES: { ...open(18, ["EUR"], true), ...ASKS_BEFORE_TRACKING, mayTransfer: false, mayBuyFeature: false },
	// Great Britain's licence requires the player's identity before the first deposit. There, in Spain and in Portugal
	// money goes back only to the account that it came from, so not to another player either.
	GB: {
		...open(18, ["GBP"]),
		...ASKS_BEFORE_TRACKING,
		documentsBefore: "deposit",
		mayTransfer: false,
		mayBuyFeature: false,
	},
	IE: { ...open(18, ["EUR"]), ...ASKS_BEFORE_TRACKING },
	MX: open(18, ["MXN", "USD"], true),
	PT: { ...open(18, ["EUR"]), ...ASKS_BEFORE_TRACKING, mayTransfer: false, mayBuyFeature: false },
	US: {
		...open(21, ["USD"], true),
		...CLOSED,
		subdivisions: { MI: OPEN, NJ: OPEN, PA: OPEN },
	},
};
