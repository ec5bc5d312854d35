import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import type { FreeBetIssue } from "../../contract/index.ts";

/** The terms of a free bet, apart from whose it is. */
export type FreeBetGift = {
	faceMinor: Minor;
	currency: string;
	/** The lowest price of the whole bet. */
	minPriceX10000: number;
	takesMultiples: boolean;
	days: number;
};

export type GivingFreeBet = FreeBetGift & {
	playerId: Id;
	/** The same key again gives nothing more. */
	grantKey: string;
	/** Why, for operators. */
	cause: string;
};

/** `conflict`: another one was given for this key. `refused`: the book cannot take a bet like that. */
export type FreeBetGiven =
	| { status: "given" | "same" }
	| { status: "conflict" }
	| { status: "refused"; issue: FreeBetIssue };

/** What offers need of free bets. */
export type FreeBets = {
	/** In the caller's transaction, once for each key of the player. */
	give(tx: Tx, giving: GivingFreeBet): Promise<FreeBetGiven>;
	/** Ends one that is not used, because what it was for is gone; a void bet does not give it back. False where it was used. */
	takeBack(tx: Tx, playerId: Id, grantKey: string): Promise<boolean>;
	/** Why the book could not take a bet like that; undefined where it can. */
	issueOf(gift: FreeBetGift): FreeBetIssue | undefined;
	/** What of a stake its prices return on average at most, in ten-thousandths. */
	returnX10000: number;
};
