import { OpenProposal } from "@baize/desk/contract";
import { EnumOf, Flag, Integer, ListOf, Null, OneOf, Optional, type Static, Struct, Text } from "@baize/kernel/call";
import { BETS, GRANT_STATES, OFFER_KINDS, OFFER_STATES } from "./offers.data.ts";
import { Terms, TermsHash } from "./terms.ts";
import { IdText } from "./views.ts";

const IntegerOrNull = OneOf([Integer(), Null()]);
const TextOrNull = OneOf([Text(), Null()]);

/** The price of a version, in units of the stake ladder, so in every currency at once. */
export const OfferPrice = Struct({
	faceUnits: Integer(),
	stakeUnits: Integer(),
	gameName: Text(),
	returnX10000: Integer(),
	finishX1000: Integer(),
	keptUnits: Integer(),
	playerValueUnits: Integer(),
	costUnits: Integer(),
	/** In 95 of 100 cases it costs at most so much. */
	cost95Units: Integer(),
	stakedUnits: Integer(),
	/** Where the example is bets: of which kind, and at which price. Then `costUnits` is what no choice of prices can beat. */
	bets: Optional(Struct({ gameClass: EnumOf(BETS), priceX10000: Integer() })),
});
export type OfferPrice = Static<typeof OfferPrice>;

/** A check before publication, and the places where it fails; empty where it passes. */
export const CheckRow = Struct({ check: Text(), place: TextOrNull, detail: Text() });
export type CheckRow = Static<typeof CheckRow>;

/** What waits for a second operator, each with the others of its kind at the desk. */
export const OfferProposals = Struct({
	publish: Optional(OpenProposal),
	resume: Optional(OpenProposal),
	budget: Optional(OpenProposal),
});
export type OfferProposals = Static<typeof OfferProposals>;

export const OfferRow = Struct({
	id: IdText,
	title: Text(),
	kind: EnumOf(OFFER_KINDS),
	state: EnumOf(OFFER_STATES),
	fromMs: Integer(),
	untilMs: Integer(),
	budgetUnits: IntegerOrNull,
	/** The face of what was given: what the budget is spent by. */
	spentUnits: Integer(),
	grants: Integer(),
	version: Integer(),
	/** Something of it waits for a second operator. */
	isProposed: Flag(),
});
export type OfferRow = Static<typeof OfferRow>;

export const OfferVersion = Struct({
	version: Integer(),
	hash: TermsHash,
	terms: Terms,
	price: OneOf([OfferPrice, Null()]),
	writtenBy: IdText,
	writtenAtMs: Integer(),
	publishedAtMs: IntegerOrNull,
});

export const OfferRecord = Struct({
	...OfferRow.properties,
	/** Why it was paused or ended. */
	reason: TextOrNull,
	/** The newest first. The first is the draft where it is not published. */
	versions: ListOf(OfferVersion),
	/** What fails for the newest version; empty: it may be proposed. */
	failed: ListOf(CheckRow),
	proposals: OfferProposals,
	/** Grants by state. */
	counts: ListOf(Struct({ state: EnumOf(GRANT_STATES), grants: Integer() })),
});
export type OfferRecord = Static<typeof OfferRecord>;

export const GrantRow = Struct({
	id: IdText,
	playerId: IdText,
	offerId: IdText,
	title: Text(),
	state: EnumOf(GRANT_STATES),
	cause: Text(),
	currency: Text(),
	amountMinor: IntegerOrNull,
	convertedMinor: IntegerOrNull,
	leftToWagerMinor: IntegerOrNull,
	takenAtMs: Integer(),
	untilMs: IntegerOrNull,
	endedAtMs: IntegerOrNull,
	termsHash: TermsHash,
	reason: TextOrNull,
});
export type GrantRow = Static<typeof GrantRow>;
