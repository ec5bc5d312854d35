import { defineCall, ListOf, Optional, Struct, Text } from "@baize/kernel/call";
import { MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { promotionsErrors } from "./errors.ts";
import { TermsHash } from "./terms.ts";
import { BonusesView, ForfeitPreview, GrantView, IdText, OfferView, PublicOffer, WithdrawalEffect } from "./views.ts";

const { OFFER_NOT_FOUND, OFFER_NOT_OPEN, TERMS_CHANGED, CODE_UNKNOWN, GRANT_NOT_FOUND, GRANT_STATE, PREVIEW_CHANGED } =
	promotionsErrors;
const PLAYER = { who: "player", level: "session" } as const;
const own = Struct({ session: Text() });
const ownOffer = Struct({ session: Text(), offer: IdText });
const ownGrant = Struct({ session: Text(), grant: IdText });
const Code = Text({ minLength: 1, maxLength: 40, description: "Case and spaces at its ends do not matter." });

export const OFFERS_POLL_MS = 5 * MINUTE_MS;
export const BONUSES_POLL_MS = 30 * SECOND_MS;

export const listPublicOffers = defineCall({
	name: "listPublicOffers",
	method: "GET",
	path: "/api/v1/offers",
	who: "anyone",
	level: "visitor",
	pollMs: OFFERS_POLL_MS,
	summary: "The offers that visitors may be shown where they are; none where the law shows offers to players only.",
	query: Struct({ currency: Optional(Text({ maxLength: 8 })) }),
	reply: Struct({ offers: ListOf(PublicOffer) }),
	errors: {},
});

export const listOffers = defineCall({
	...PLAYER,
	name: "listOffers",
	method: "GET",
	path: "/api/v1/promotions/:session/offers",
	pollMs: OFFERS_POLL_MS,
	summary: "The offers for the player, with their terms and price, and why one may not be taken now.",
	params: own,
	reply: Struct({ offers: ListOf(OfferView) }),
	errors: {},
});

export const readOffer = defineCall({
	...PLAYER,
	name: "readOffer",
	method: "GET",
	path: "/api/v1/promotions/:session/offers/:offer",
	summary: "One offer, with its terms and price, and why it may not be taken now.",
	params: ownOffer,
	reply: OfferView,
	errors: { OFFER_NOT_FOUND },
});

export const takeOffer = defineCall({
	...PLAYER,
	name: "takeOffer",
	method: "POST",
	path: "/api/v1/promotions/:session/offers/:offer/take",
	summary: "Takes an offer under the terms that were shown. Taken again, it answers the same grant.",
	params: ownOffer,
	body: Struct({ termsHash: TermsHash }),
	reply: GrantView,
	errors: { OFFER_NOT_FOUND, OFFER_NOT_OPEN, TERMS_CHANGED },
});

/** A POST, because a code belongs in no address. */
export const readCode = defineCall({
	...PLAYER,
	name: "readCode",
	method: "POST",
	path: "/api/v1/promotions/:session/codes/read",
	limit: "link",
	summary: "The offer that is taken by a code, with its terms, before it is taken.",
	params: own,
	body: Struct({ code: Code }),
	reply: OfferView,
	errors: { CODE_UNKNOWN },
});

export const redeemCode = defineCall({
	...PLAYER,
	name: "redeemCode",
	method: "POST",
	path: "/api/v1/promotions/:session/codes/redeem",
	limit: "link",
	summary: "Takes an offer by its code under the terms that were shown. Redeemed again, it answers the same grant.",
	params: own,
	body: Struct({ code: Code, termsHash: TermsHash }),
	reply: GrantView,
	errors: { CODE_UNKNOWN, OFFER_NOT_OPEN, TERMS_CHANGED },
});

export const listBonuses = defineCall({
	...PLAYER,
	name: "listBonuses",
	method: "GET",
	path: "/api/v1/promotions/:session/bonuses",
	pollMs: BONUSES_POLL_MS,
	summary:
		"The player's bonuses: the one in force with what is left to wager, those that wait, and a page of the others.",
	params: own,
	query: Struct({ before: Optional(IdText) }),
	reply: BonusesView,
	errors: {},
});

export const readBonus = defineCall({
	...PLAYER,
	name: "readBonus",
	method: "GET",
	path: "/api/v1/promotions/:session/bonuses/:grant",
	summary: "One of the player's bonuses, under the terms that were taken.",
	params: ownGrant,
	reply: GrantView,
	errors: { GRANT_NOT_FOUND },
});

export const previewForfeit = defineCall({
	...PLAYER,
	name: "previewForfeit",
	method: "GET",
	path: "/api/v1/promotions/:session/bonuses/:grant/forfeit",
	summary: "What giving a bonus up would do now. Nothing is changed.",
	params: ownGrant,
	reply: ForfeitPreview,
	errors: { GRANT_NOT_FOUND, GRANT_STATE },
});

export const forfeitBonus = defineCall({
	...PLAYER,
	name: "forfeitBonus",
	method: "POST",
	path: "/api/v1/promotions/:session/bonuses/:grant/forfeit",
	summary: "Gives a bonus up as previewed. Given up already, it answers the same.",
	params: ownGrant,
	body: Struct({ state: Text({ maxLength: 64, description: "The `state` of the preview." }) }),
	reply: GrantView,
	errors: { GRANT_NOT_FOUND, GRANT_STATE, PREVIEW_CHANGED },
});

export const previewWithdrawalEffect = defineCall({
	...PLAYER,
	name: "previewWithdrawalEffect",
	method: "GET",
	path: "/api/v1/promotions/:session/withdrawal-effect",
	summary: "What a withdrawal would do to the player's bonuses now. Nothing is changed.",
	params: own,
	reply: WithdrawalEffect,
	errors: {},
});
