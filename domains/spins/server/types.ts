import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { GrantIssue, SpinWins } from "../contract/index.ts";

/** Spins as another domain asks for them. */
export type SpinsGrant = {
	/** Identifies the grant among those of the player: the same again is the same grant. */
	grantKey: string;
	playerId: Id;
	count: number;
	/** The titles on which they can be used, each spin on one of them. */
	titleIds: readonly string[];
	/** Of each spin: the total stake, paid by the operator. */
	stakeMinor: Minor;
	currency: string;
	/** From this moment on none can be used. */
	untilMs: number;
	wins: SpinWins;
	/** No more is paid for all wins together; null without a maximum. */
	maxWinMinor?: Minor | null;
	/** What they were given for, as operators read it. */
	cause: string;
};

export type SpinsGranted =
	/** `replayed`: they were granted before. */
	| { status: "granted"; grantId: Id; replayed: boolean }
	/** The key came with other content before. */
	| { status: "conflict" }
	/** They are not possible so; nothing was granted. */
	| { status: "refused"; issue: GrantIssue };

/** A round that is to be played as a promotional spin, and what it has drawn. */
export type SpinRound = {
	playerId: Id;
	currency: string;
	grantId: Id;
	roundId: Id;
	gameId: string;
	gameNumber: number;
	winMinor: Minor;
	/** The round's bytes, stored with it: `paidMinor` is what of its win is paid. */
	seal(paidMinor: Minor): Uint8Array;
};

/** A grant by the key that it was granted under, and why what is left of it goes, for operators. */
export type TakingBack = { playerId: Id; grantKey: string; because: string };
