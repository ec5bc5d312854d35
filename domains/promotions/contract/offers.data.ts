import type { GameClass } from "@baize/ledger/contract";

/** What an offer gives, and for what. Manual ones are given by operators, for a reason. */
export const OFFER_KINDS = ["depositMatch", "noDeposit", "cashback", "manual"] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** How an offer pays: bonus money to be wagered, money that is the player's at once, spins of a game, or a free bet. */
export const REWARDS = ["bonus", "cash", "spins", "freeBet"] as const;
export type Reward = (typeof REWARDS)[number];

/** Of what a net loss is counted for cashback. Virtual events are sports. */
export const CASHBACK_PRODUCTS = ["casino", "sports"] as const;
export type CashbackProduct = (typeof CASHBACK_PRODUCTS)[number];

/** The classes that are bets and not games of the casino. */
export const BETS = ["sports", "horses", "virtuals"] as const satisfies readonly GameClass[];
export const isBet = (gameClass: GameClass): gameClass is (typeof BETS)[number] =>
	BETS.some((each) => each === gameClass);

/**
 * - `draft`: its terms can be changed; no player sees it.
 * - `open`: it may be taken, within its dates and its budget.
 * - `paused`: nothing new is given; what was given stays.
 * - `ended`: as paused, for good.
 */
export const OFFER_STATES = ["draft", "open", "paused", "ended"] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/**
 * - `optedIn`: taken; it is given when what it is given for has happened.
 * - `pending`: given as promised money, and waits until no other bonus is in force.
 * - `active`: in force.
 * - `converted`: wagered in full, so what was left of it has become cash.
 * - `paid`: given as cash, spins or a free bet, with nothing to wager.
 * - `forfeited`: given up by the player, or by a withdrawal where its terms say so.
 * - `expired`: its time was over.
 * - `removed`: taken back, by an operator or because its deposit was charged back.
 */
export const GRANT_STATES = [
	"optedIn",
	"pending",
	"active",
	"converted",
	"paid",
	"forfeited",
	"expired",
	"removed",
] as const;
export type GrantState = (typeof GRANT_STATES)[number];

/** Those that may still come into force, or are. */
export const OPEN_GRANT_STATES: readonly GrantState[] = ["optedIn", "pending", "active"];

/** Why a player may not take an offer, in the order in which the reasons are looked at. The first is shown. */
export const OFFER_BLOCKS = [
	/** Promotions are switched off. */
	"closed",
	/** The player is excluded, takes a break, or is otherwise kept from offers. */
	"restricted",
	"ageUnverified",
	"placeUnknown",
	/** It is not offered where the player is, or what it promises is not allowed there. */
	"placeNotOffered",
	/** The player has not agreed to receive offers. */
	"consentMissing",
	"currencyNotOffered",
	"paused",
	"notYet",
	"over",
	"alreadyTaken",
	/** It is for a deposit that the player has already made, a welcome offer for instance. */
	"depositPassed",
	/** It is given without a player's doing: cashback to all who agreed to offers, a present by an operator. */
	"givenByUs",
	/** It is taken by a code. */
	"codeNeeded",
	"budgetSpent",
] as const;
export type OfferBlock = (typeof OFFER_BLOCKS)[number];

/** What the player can do about it. */
export const WAYS_OUT = {
	closed: "waitForUs",
	restricted: "nothing",
	ageUnverified: "verifyAge",
	placeUnknown: "nothing",
	placeNotOffered: "nothing",
	consentMissing: "agreeToOffers",
	currencyNotOffered: "nothing",
	paused: "waitForUs",
	notYet: "waitUntil",
	over: "nothing",
	budgetSpent: "nothing",
	alreadyTaken: "seeBonuses",
	depositPassed: "nothing",
	codeNeeded: "enterCode",
	givenByUs: "nothing",
} as const satisfies Record<OfferBlock, string>;
export const WAYS_OUT_OF_BLOCKS = [
	"waitForUs",
	"nothing",
	"verifyAge",
	"agreeToOffers",
	"waitUntil",
	"seeBonuses",
	"enterCode",
] as const;

/** Why the site itself takes a grant back: as it is stored, and as its text for players is called. */
export const SITE_REASONS = {
	"deposit charged back": "chargedBack",
	"games gone": "gamesGone",
	"stakes changed": "stakesChanged",
} as const;
export type SiteReason = keyof typeof SITE_REASONS;
export const siteReasonOf = (reason: string): (typeof SITE_REASONS)[SiteReason] | undefined =>
	new Map<string, (typeof SITE_REASONS)[SiteReason]>(Object.entries(SITE_REASONS)).get(reason);
