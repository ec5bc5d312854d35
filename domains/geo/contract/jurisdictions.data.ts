import type { CountryRules, SlotLaw } from "./types.ts";

const FREE_SLOTS: SlotLaw = { mayAutoplay: true, mayHurry: true, minRoundMs: 0 };
/** Of Great Britain and Ontario, and of every place where nothing else is confirmed. */
export const SLOW_SLOTS: SlotLaw = { mayAutoplay: false, mayHurry: false, minRoundMs: 2_500 };

const open = (minAgeYears: number, currencies: readonly string[], mayCancelWithdrawal = false): CountryRules => ({
	registrationAllowed: true,
	playAllowed: true,
	minAgeYears,
	currencies,
	mayCancelWithdrawal,
	mayTransfer: true,
	mayBuyFeature: true,
	slots: FREE_SLOTS,
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
	BR: { ...open(18, ["BRL"], true), slots: SLOW_SLOTS },
	CA: {
		...open(19, ["CAD", "USD", "BTC", "ETH", "USDT"], true),
		slots: SLOW_SLOTS,
		subdivisions: { AB: { minAgeYears: 18 }, MB: { minAgeYears: 18 }, QC: CLOSED },
	},
	// That a feature may be bought in Spain and in Portugal is not confirmed, so it is not sold there; and slots are slow.
	ES: {
		...open(18, ["EUR"], true),
		...ASKS_BEFORE_TRACKING,
		mayTransfer: false,
		mayBuyFeature: false,
		slots: SLOW_SLOTS,
	},
	// Great Britain's licence requires the player's identity before the first deposit. There, in Spain and in Portugal
	// money goes back only to the account that it came from, so not to another player either.
	GB: {
		...open(18, ["GBP"]),
		...ASKS_BEFORE_TRACKING,
		documentsBefore: "deposit",
		mayTransfer: false,
		mayBuyFeature: false,
		slots: SLOW_SLOTS,
	},
	IE: { ...open(18, ["EUR"]), ...ASKS_BEFORE_TRACKING },
	MX: open(18, ["MXN", "USD"], true),
	PT: {
		...open(18, ["EUR"]),
		...ASKS_BEFORE_TRACKING,
		mayTransfer: false,
		mayBuyFeature: false,
		slots: SLOW_SLOTS,
	},
	US: {
		...open(21, ["USD"], true),
		...CLOSED,
		subdivisions: { MI: OPEN, NJ: OPEN, PA: OPEN },
	},
};
