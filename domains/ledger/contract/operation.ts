import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Fund } from "./accounts.ts";
import type { Parts } from "./bonus.ts";
import type { GameClass } from "./game-classes.data.ts";
import type { Kind } from "./kinds.ts";

/** A movement of money that happens once. */
export type Operation = {
	/**
	 * Made before the first attempt and used again for every further one: the same id with the same content returns what
	 * was recorded. The first operation that closes another has the id `closingOf(the operation it closes)`, each further
	 * one an id of its own and `follows`.
	 */
	opId: Id;
	follows?: Follows;
	/** The ledger knows nothing of a player but this number. */
	playerId: Id;
	currency: string;
	kind: Kind;
	/** The amount that leaves the player's cash, or the account that the closed operation filled. */
	stakeMinor: Minor;
	/** The amount that comes to the player's cash from outside the player's funds. Of a chargeback, what is owed. */
	winMinor: Minor;
	/** The round, bet or payment; for a correction the operation that it corrects. */
	reference: Id;
	/** The game or market; 0 if there is none. */
	gameId: number;
	/** Stored with the operation in the same durable write, if it is applied. The ledger does not read it. */
	sealed?: Uint8Array;
	/**
	 * Of a stake: the class of the game. Without it the stake is taken from cash alone and counts for no bonus.
	 */
	gameClass?: GameClass;
	/**
	 * The grant whose terms the player was shown, null where they were shown none; without it they are not compared. A win
	 * that is paid as bonus money names the grant that it belongs to.
	 */
	grant?: Id | null;
};

/**
 * What a further closing or a correction is about. Its revision is the number of changes of the opened operation with this
 * one: 2 after the first closing, or for a round that was closed at once. Each number is given once, in order.
 */
export type Follows = { opened: Id; revision: number };

/** How far an operation is closed: how many changes it has had, and what is still open of it; null if nothing is. */
export type Standing = { revision: number; openMinor: Minor | null };

/** The player's side of a wallet after `seq` operations. All amounts in minor units. */
export type WalletState = { playerId: Id; currency: string; seq: bigint } & Readonly<Record<Fund, Minor>>;

export type Posted =
	/** `replayed`: an earlier attempt had already applied it. `parts`: where some of it was not cash, and it was applied now. */
	| { status: "done"; cashAfterMinor: Minor; seq: bigint; replayed: boolean; parts?: Parts }
	/** Recorded: the same id stays refused. `cashMinor` is the balance. */
	| { status: "insufficient"; cashMinor: Minor }
	/**
	 * A guard blocks the stake: its number, the headroom, and when there is enough for this stake; null if unknown.
	 * Recorded: the same id stays refused.
	 */
	| { status: "blocked"; guard: number; headroomMinor: Minor; untilMs: number | null }
	/** The id belongs to another operation, or there is nothing open that this could close. Nothing was recorded. */
	| { status: "conflict" }
	/** Another grant is in force than the operation names, or none. Nothing was recorded: the caller reads the terms again. */
	| { status: "termsChanged" }
	/** No wallet of this player in this currency. Nothing was recorded. */
	| { status: "missing" };

/** An applied operation in the history. */
export type JournalRow = {
	opId: Id;
	seq: bigint;
	kind: Kind;
	reference: Id;
	gameId: number;
	stakeMinor: Minor;
	winMinor: Minor;
	cashAfterMinor: Minor;
	atMs: number;
	/** Whether bytes were sealed with it; `sealed(playerId, opId)` reads them. */
	isSealed: boolean;
	/** Where some of it was not cash. */
	parts?: Parts;
};

/**
 * The id of the operation that closes another first (the settlement or void of a bet, the end of a withdrawal, the
 * settlement of a round), and in almost every case alone: the same number, negative. There is only one, so nothing is
 * closed twice.
 */
export const closingOf = (opened: Id): Id => -opened;
