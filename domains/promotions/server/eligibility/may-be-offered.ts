import type { Place } from "@baize/geo/contract";
import { isLawfulIn, isNamed, type OfferBlock, type OfferState, type Terms } from "../../contract/index.ts";

/** What is known of the player. What could not be found out is as if it were against an offer. */
export type PlayerFacts = {
	isOpen: boolean;
	isRestricted: boolean;
	isAgeVerified: boolean;
	hasConsent: boolean;
	/** The address, and where the request comes from if there is one; undefined where unknown. */
	places: readonly (Place | undefined)[];
	isCurrencyOffered: boolean;
};

/** What is known of the offer and what the player has had of it. */
export type OfferFacts = {
	state: OfferState;
	hasBudget: boolean;
	isTaken: boolean;
	/** How many deposits the player has made. */
	deposits: number;
};

/** How it is to be given: taken on its page, by its code, or by the site itself. */
export type Way = "taken" | "code" | "byUs";

/**
 * The one rule by which anything is offered or given: why not, or undefined. The first reason counts, and what keeps a
 * player from all offers comes before what is about one.
 */
export function mayBeOffered(
	terms: Terms,
	player: PlayerFacts,
	offer: OfferFacts,
	way: Way,
	nowMs: number,
): OfferBlock | undefined {
	return blockOfPlayer(terms, player) ?? blockOfOffer(terms, offer, way, nowMs);
}

/** What keeps the player from it now, whatever its state: also asked when a taken offer is given. */
export function blockOfPlayer(terms: Terms, facts: PlayerFacts): OfferBlock | undefined {
	if (!facts.isOpen) return "closed";
	if (facts.isRestricted) return "restricted";
	if (!facts.isAgeVerified) return "ageUnverified";
	if (facts.places.length === 0 || facts.places.some((place) => !place || place.country === "ZZ"))
		return "placeUnknown";
	if (facts.places.some((place) => !isOfferedIn(terms, place!))) return "placeNotOffered";
	if (!facts.hasConsent) return "consentMissing";
	return facts.isCurrencyOffered ? undefined : "currencyNotOffered";
}

export const isOfferedIn = (terms: Terms, place: Place): boolean =>
	isNamed(place, terms.places) && isLawfulIn(terms, place);

function blockOfOffer(terms: Terms, offer: OfferFacts, way: Way, nowMs: number): OfferBlock | undefined {
	if (offer.state === "ended") return "over";
	if (offer.state !== "open") return "paused";
	if (nowMs < terms.fromMs) return "notYet";
	// What was lost before the end is paid back after it.
	if (nowMs >= terms.untilMs && terms.kind !== "cashback") return "over";
	if (offer.isTaken) return "alreadyTaken";
	const nth = terms.deposit?.nth ?? null;
	if (nth !== null && offer.deposits >= nth) return "depositPassed";
	if (way !== "byUs" && (terms.kind === "cashback" || terms.kind === "manual")) return "givenByUs";
	if (way === "taken" && terms.code !== null) return "codeNeeded";
	return offer.hasBudget ? undefined : "budgetSpent";
}
