import { OpenProposal, proposalErrors } from "@baize/desk/contract";
import { defineCall, Integer, ListOf, Null, OneOf, Reason, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { playErrors } from "./errors.ts";
import { GameId } from "./schemas.ts";

// The stakes that operators offer of what a title takes.

/** The steps between the lowest and the highest stake. */
export const MAX_STEPS = 30;
const Amount = Integer();

/** In minor units. The lowest and the highest stake are offered in any case; steps in their order. */
export const StakeLadder = Struct({
	minMinor: Amount,
	maxMinor: Amount,
	stepsMinor: ListOf(Amount, { maxItems: MAX_STEPS }),
});
export type StakeLadder = Static<typeof StakeLadder>;

/** What is in force at a place, "" for everywhere, in a currency. */
export const PlaceLadder = Struct({
	place: Text(),
	currency: Text(),
	ladder: StakeLadder,
	reason: Text(),
	byName: Text(),
	atMs: Integer(),
});
export type PlaceLadder = Static<typeof PlaceLadder>;

/** What a title takes in a currency by its own sheet. */
export const TitleStakes = Struct({
	currency: Text(),
	minMinor: Amount,
	maxMinor: Amount,
	/** Every stake is a multiple of it: of a slot with lines, of a unit on each line. */
	gridMinor: Amount,
});
export type TitleStakes = Static<typeof TitleStakes>;

/** An offer that waits for a second operator. */
export const ProposedLadder = Struct({ place: Text(), currency: Text(), proposal: OpenProposal });
export type ProposedLadder = Static<typeof ProposedLadder>;

export const LADDER_ISSUES = ["zero", "order", "below", "above", "grid", "outside"] as const;
export type LadderIssue = (typeof LADDER_ISSUES)[number];

export const readTitleStakes = defineCall({
	name: "readTitleStakes",
	method: "GET",
	path: "/api/v1/play/games/:game/stakes",
	who: "anyone",
	level: "visitor",
	summary:
		"The stakes that are offered of a title where the visitor is, in the player's currency or that of practice; null where the title's own limits are in force.",
	params: Struct({ game: GameId }),
	reply: Struct({
		currency: Text(),
		ladder: OneOf([Struct({ minMinor: Amount, maxMinor: Amount, offeredMinor: ListOf(Amount) }), Null()]),
	}),
	errors: { GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND },
});
export type OfferedStakes = NonNullable<Static<(typeof readTitleStakes)["reply"]>["ladder"]>;

/** "" is everywhere; otherwise a country, or a subdivision of one: "CA", "CA:ON". */
const PlaceCode = Text({ pattern: "^([A-Z]{2}(:[A-Z0-9]{1,3})?)?$" });

export const setStakeLadder = defineCall({
	name: "setStakeLadder",
	method: "PUT",
	path: "/api/v1/operator/games/:game/stakes",
	who: "operator",
	level: "recentTwoFactors",
	role: "games",
	summary:
		"Sets the stakes that are offered of a title at a place in a currency, or removes them. In force at once, except what lets players stake more, which another operator approves.",
	params: Struct({ game: GameId }),
	body: Struct({
		place: PlaceCode,
		currency: Text({ pattern: "^[A-Z0-9]{3,5}$" }),
		/** Null: those of the country, or of everywhere, or the title's own are in force again. */
		ladder: OneOf([StakeLadder, Null()]),
		reason: Reason,
	}),
	/** Null where it is in force. */
	reply: Struct({ proposal: OneOf([Text({ pattern: ID_PATTERN }), Null()]) }),
	errors: {
		GAME_NOT_FOUND: playErrors.GAME_NOT_FOUND,
		STAKES_NOT_POSSIBLE: playErrors.STAKES_NOT_POSSIBLE,
		CURRENCY_NOT_PLAYED: playErrors.CURRENCY_NOT_PLAYED,
		NO_STAKE_LADDER: playErrors.NO_STAKE_LADDER,
		PROPOSAL_OPEN: proposalErrors.PROPOSAL_OPEN,
	},
});
