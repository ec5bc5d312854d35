import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { GameClass } from "./game-classes.data.ts";

/** From which of the three funds a stake is taken first. With cash first, locked money comes next and the bonus last. */
export type FundsOrder = "cashFirst" | "bonusFirst" | "inProportion";

/** How much of a stake on one game counts, by its number, in thousandths; null where the game is excluded. */
export type GameShare = { gameId: number; shareX1000: number | null };

/** The terms under which bonus money is played, frozen when it comes into force. */
export type WagerTerms = {
	/** How much is to be wagered, in thousandths of a minor unit. */
	requiredX1000: bigint;
	/** How much of a stake counts, in thousandths, by the class of the game. A class that is not named is excluded. */
	sharesX1000: Partial<Record<GameClass, number>>;
	/** Of single games in the classes that are named, where it is another one. */
	gameShares: readonly GameShare[];
	fundsOrder: FundsOrder;
	/** Whether all stakes count, or only what of them is bonus or locked money. */
	counts: "all" | "bonus";
	/** No single stake is higher; null without a maximum. */
	maxStakeMinor: Minor | null;
	/** No more of the bonus becomes the player's; null without a maximum. */
	maxConvertedMinor: Minor | null;
	/** What a win that is paid as bonus money adds to what is left to wager, in thousandths of it. */
	perWinX1000: number;
	/** From this moment on stakes take none of it and count nothing. */
	untilMs: number;
	/** Identifies the text that the player has accepted. */
	termsHash: Uint8Array;
};

/** A grant that is in force, with how far it has come. */
export type ActiveWager = WagerTerms & {
	grant: Id;
	leftX1000: bigint;
	/** Bets and rounds with a part of a bonus that are not over. */
	openParts: number;
};

/** The classes of games in which the terms in force let bonus and locked money be staked, and until when. */
export type BonusPlay = { classes: readonly GameClass[]; untilMs: number; maxStakeMinor: Minor | null };

type Whose = { playerId: Id; currency: string };

/** `grant` is the id of the operation, made before its first attempt. */
export type BonusGrant = Whose & { grant: Id; amountMinor: Minor };

/**
 * Brings a granted bonus into force. Each id is that of an operation. Of the player's own cash so much is locked until the
 * grant ends, where the law of the place allows that; 0 for none.
 */
export type BonusActivation = Whose & {
	grant: Id;
	activationId: Id;
	terms: WagerTerms;
	lockMinor: Minor;
	lockId: Id;
};

/** Ends a grant without paying it: given up, expired or taken back. `releaseId` is for what was locked. */
export type BonusRemoval = Whose & { grant: Id; releaseId: Id };

/** What a command for a bonus answers where it does nothing. */
export type BonusRefusal =
	/** No wallet of this player in this currency. */
	| { status: "missing" }
	/** The wallet was granted no such bonus. */
	| { status: "unknown" }
	/** The id is that of another operation, or the grant is in force with other terms. */
	| { status: "conflict" };

export type Granted = { status: "done"; replayed: boolean } | Exclude<BonusRefusal, { status: "unknown" }>;

export type Activated =
	| { status: "done"; replayed: boolean }
	| BonusRefusal
	/** It has ended, so it does not come into force again. */
	| { status: "ended" }
	/** Another one is in force, and one at a time may be. */
	| { status: "otherInForce" }
	/** There is not as much cash as is to be locked. */
	| { status: "insufficient"; cashMinor: Minor };

export type Removed =
	| { status: "done"; replayed: false; bonusMinor: Minor; promisedMinor: Minor; releasedMinor: Minor }
	| { status: "done"; replayed: true }
	| BonusRefusal
	/** Its wagering was completed before. */
	| { status: "converted" };

/**
 * The parts of an operation that are not cash. Legs of its kind that name cash move cash less these parts. Of a closing
 * that does not return its stake, the parts of the stake say what of the opening it closes.
 */
export type Parts = {
	grant: Id;
	stakeBonusMinor: Minor;
	/** Below zero where locked money becomes cash with it. */
	stakeLockedMinor: Minor;
	/** What the operator gets in place of cash, because the grant was removed before, or gives back of what it got so. */
	stakeRemovedMinor: Minor;
	winBonusMinor: Minor;
	winLockedMinor: Minor;
	winRemovedMinor: Minor;
	/** What was counted, in thousandths of a minor unit; below zero where it is given back, or a win adds to what is left. */
	countedX1000: bigint;
};
