import { Integer, ListOf, Struct, Text } from "@baize/kernel/call";
import { defineErrors } from "@baize/kernel/error";
import { stakeRefusals } from "@baize/safer-play/contract";
import { walletErrors } from "@baize/wallet/contract";

const Selections = Struct({ selectionIds: ListOf(Text()) });

/** The errors of placing a bet. A refused bet takes no money. SPORT-02 */
export const betErrors = defineErrors({
	/** There is no such selection. */
	SELECTION_UNKNOWN: { status: 404, text: "sports.errors.selectionUnknown", details: Selections },
	/** Betting on these selections has closed: the event has started, ended or been called off. */
	EVENT_STARTED: { status: 409, text: "sports.errors.eventStarted", details: Selections },
	/** The market is suspended; the price may come back. */
	MARKET_SUSPENDED: { status: 409, text: "sports.errors.marketSuspended", details: Selections },
	/** Two legs on one event are correlated, so their prices must not be multiplied. */
	SAME_EVENT: { status: 422, text: "sports.errors.sameEvent", details: Selections },
	/** A single has one leg; a multiple has two or more, up to `mostLegs`. */
	LEG_COUNT: { status: 422, text: "sports.errors.legCount", details: Struct({ maxLegs: Integer() }) },
	STAKE_TOO_SMALL: {
		status: 422,
		text: "sports.errors.stakeTooSmall",
		details: Struct({ minStakeMinor: Integer(), currency: Text() }),
	},
	STAKE_TOO_LARGE: {
		status: 422,
		text: "sports.errors.stakeTooLarge",
		details: Struct({ maxStakeMinor: Integer(), currency: Text() }),
	},
	/** The current price of every leg. Ask the player, then place the bet again under the same id. */
	PRICE_CHANGED: {
		status: 409,
		text: "sports.errors.priceChanged",
		details: Struct({
			legs: ListOf(Struct({ selectionId: Text(), seenX10000: Integer(), priceX10000: Integer() })),
		}),
	},
	/** The law forbids play for money where the player is or lives. */
	BET_NOT_ALLOWED_HERE: { status: 451, text: "sports.errors.betNotAllowedHere" },
	/** The player's identity documents were refused for good. */
	DOCUMENT_BLOCKED: { status: 403, text: "sports.errors.documentBlocked" },
	/** The terms have changed; the player must accept them first. */
	TERMS_DUE: { status: 403, text: "sports.errors.termsDue" },
	/** Betting is closed for everybody and for a time. Open bets are settled. */
	BETTING_CLOSED: { status: 403, text: "sports.errors.bettingClosed" },
	/** The id was not made by a page recently: its clock is wrong, or this is an old bet that was never placed. */
	BET_ID_NOT_USABLE: { status: 422, text: "sports.errors.betIdNotUsable" },
	/** `why`: there is none, it was used, its time is over, or which of its terms the bet does not meet. */
	FREE_BET_NOT_USABLE: { status: 409, text: "sports.errors.freeBetNotUsable", details: Struct({ why: Text() }) },
	/** A limit, a break or a reality check blocks the stake. Sports and virtual sports count together. */
	...stakeRefusals,
	...walletErrors,
});

export const sportsErrors = defineErrors({
	EVENT_UNKNOWN: { status: 404, text: "sports.errors.eventUnknown" },
	BET_UNKNOWN: { status: 404, text: "sports.errors.betUnknown" },
});
