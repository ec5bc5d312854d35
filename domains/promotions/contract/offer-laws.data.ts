import { REWARDS, type Reward } from "./offers.data.ts";

/** What the law of a place says of offers. The values are configuration to be checked with counsel before a licence is used. */
export type OfferLaw = {
	/** Offers may be made to players there. */
	offersAllowed: boolean;
	/** Offers may be shown to who has no account. */
	publicOffers: boolean;
	/** A bonus for a first deposit or for joining. */
	welcomeOffers: boolean;
	/** The most that a bonus may have to be wagered, in tenths of itself. */
	maxWageringTimesX10: number | null;
	/** The terms of one bonus may name games of the casino and bets. */
	mixedProducts: boolean;
	/** The fewest days that the player must have for the wagering. */
	minDays: number;
	/** How an offer may pay there: bonus money, cash, spins, free bets. */
	rewards: readonly Reward[];
	/** The most that one offer may give a player, in units of the stake ladder: a bonus, or the face of spins or a free bet. */
	maxUnits: number | null;
};

/** For a place that is not listed, and one that is not known. */
export const STRICTEST_OFFER_LAW: OfferLaw = {
	offersAllowed: false,
	publicOffers: false,
	welcomeOffers: false,
	maxWageringTimesX10: 10,
	mixedProducts: false,
	minDays: 7,
	rewards: ["cash"],
	maxUnits: 1_000,
};

const OPEN: OfferLaw = {
	offersAllowed: true,
	publicOffers: true,
	welcomeOffers: true,
	maxWageringTimesX10: null,
	mixedProducts: true,
	minDays: 1,
	rewards: REWARDS,
	maxUnits: null,
};

type OfCountry = OfferLaw & { subdivisions?: Readonly<Record<string, Partial<OfferLaw>>> };

export type OfferLaws = Readonly<Record<string, OfCountry>>;

/** By country code of ISO 3166-1, as decided for each by its regulator's rules. */
export const OFFER_LAWS: OfferLaws = {
	AT: OPEN,
	/** A bonus for joining is forbidden. */
	BR: { ...OPEN, welcomeOffers: false },
	/** Ontario: only on the site, and to those who have agreed there. */
	CA: { ...OPEN, subdivisions: { ON: { publicOffers: false }, QC: { offersAllowed: false } } },
	ES: { ...OPEN, publicOffers: false, welcomeOffers: false },
	/** Since 19 January 2026: at most ten times, and one product for each bonus. */
	GB: { ...OPEN, maxWageringTimesX10: 100, mixedProducts: false },
	MX: OPEN,
	PT: OPEN,
	US: {
		...OPEN,
		offersAllowed: false,
		subdivisions: { MI: { offersAllowed: true }, NJ: { offersAllowed: true }, PA: { offersAllowed: true } },
	},
};
