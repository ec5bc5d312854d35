import { JURISDICTIONS, SLOW_SLOTS } from "./jurisdictions.data.ts";
import type { Place } from "./place.ts";
import type { Jurisdiction, SlotLaw } from "./types.ts";

/** Applies where the place is unknown. */
export const STRICTEST: Jurisdiction = {
	registrationAllowed: false,
	playAllowed: false,
	minAgeYears: 21,
	currencies: [],
	mayCancelWithdrawal: false,
	mayTransfer: false,
	mayBuyFeature: false,
	slots: SLOW_SLOTS,
	documentsBefore: "deposit",
	documentRetentionDays: 1_826,
	asksBeforeTracking: true,
};

/**
 * The rules of a place; the strictest for a country that is not listed, and for one whose answer depends on an unknown
 * subdivision.
 */
export function jurisdictionOf({ country, subdivision }: Place): Jurisdiction {
	const rules = JURISDICTIONS[country];
	if (!rules) return STRICTEST;
	const { subdivisions, ...ofCountry } = rules;
	if (!subdivisions) return ofCountry;
	return subdivision === undefined ? STRICTEST : { ...ofCountry, ...subdivisions[subdivision] };
}

/** What the laws of several places allow slots together. */
export function slotLawOf(places: readonly Place[]): SlotLaw {
	const laws = places.map((place) => jurisdictionOf(place).slots);
	return {
		mayAutoplay: laws.every(({ mayAutoplay }) => mayAutoplay),
		mayHurry: laws.every(({ mayHurry }) => mayHurry),
		minRoundMs: Math.max(0, ...laws.map(({ minRoundMs }) => minRoundMs)),
	};
}

/** Whether the law of a place allows play for money there. */
export const isPlayAllowed = (place: Place): boolean => jurisdictionOf(place).playAllowed;

/** The countries where at least some people may register. */
export const openCountries = (): string[] => Object.keys(JURISDICTIONS);
