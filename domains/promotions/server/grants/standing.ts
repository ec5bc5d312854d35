import type { Id } from "@baize/kernel/id";
import { maxUnitsOf, type OfferBlock, type Standing, WAYS_OUT } from "../../contract/index.ts";
import { mayBeOffered, type OfferFacts, type PlayerFacts, type Way } from "../eligibility/may-be-offered.ts";
import type { PublishedOffer } from "../offers/offer-store.ts";
import type { BonusRow } from "../tables.ts";

/** What a player takes an offer for: its own grant of it has this cause. */
export const causeOfOffer = (offerId: Id): string => `offer ${offerId}`;

export function offerFacts({ offer, version }: PublishedOffer, deposits: number, isTaken: boolean): OfferFacts {
	const left = (offer.budget ?? 0n) - offer.spent;
	return { state: offer.state, hasBudget: BigInt(maxUnitsOf(version.terms)) <= left, isTaken, deposits };
}

/** What is known of the player for a look at offers. */
export type Known = { player: PlayerFacts; deposits: number; own: readonly BonusRow[]; nowMs: number };

/** Whether a player may take an offer, and what would happen. */
export function standingOf(published: PublishedOffer, { player, deposits, own, nowMs }: Known, way: Way): Standing {
	const cause = causeOfOffer(published.offer.offer_id);
	const taken = own.find((row) => row.cause === cause);
	const { terms } = published.version;
	const facts = offerFacts(published, deposits, taken !== undefined);
	const block = mayBeOffered(terms, player, facts, way, nowMs) ?? null;
	return {
		mayTake: block === null,
		block,
		wayOut: block && WAYS_OUT[block],
		untilMs: block === "notYet" ? terms.fromMs : null,
		waits: terms.reward === "bonus" && own.some(({ state }) => state === "active" || state === "pending"),
		grant: null,
	};
}

/** Those of which a player reads nothing: there is no offer for them. */
const UNSEEN: readonly (OfferBlock | null)[] = [
	"closed",
	"restricted",
	"placeUnknown",
	"placeNotOffered",
	"currencyNotOffered",
];

export const isSeen = ({ block }: Standing): boolean => !UNSEEN.includes(block);
