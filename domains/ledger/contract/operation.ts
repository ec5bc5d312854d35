import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Fund, Kind } from "./kinds.ts";

/** A movement of money that happens once. */
export type Operation = {
	/**
	 * Made before the first attempt and used again for every further one: the same id with the same content returns what
	 * was recorded. An operation that closes another has the id `closingOf(the operation it closes)`.
	 */
	opId: Id;
	/** The ledger knows nothing of a player but this number. */
	playerId: Id;
	currency: string;
	kind: Kind;
	/** The amount that leaves the player's cash, or the fund that the closed operation filled. */
	stakeMinor: Minor;
	/** The amount that comes to the player's cash from outside the player's funds. */
	winMinor: Minor;
	/** The round, bet or payment; for a correction the operation that it corrects. */
	reference: Id;
	/** The game or market; 0 if there is none. */
	gameId: number;
	/** Stored with the operation in the same durable write, if it is applied. The ledger does not read it. */
	sealed?: Uint8Array;
};

/** The player's side of a wallet after `seq` operations. All amounts in minor units. */
export type WalletState = { playerId: Id; currency: string; seq: bigint } & Readonly<Record<Fund, Minor>>;

export type Posted =
	/** `replayed`: an earlier attempt had already applied it. */
	| { status: "done"; cashAfterMinor: Minor; seq: bigint; replayed: boolean }
	/** Recorded: the same id stays refused. `cashMinor` is the balance. */
	| { status: "insufficient"; cashMinor: Minor }
	/**
	 * A guard blocks the stake: its number, the headroom, and when there is enough for this stake; null if unknown.
	 * Recorded: the same id stays refused.
	 */
	| { status: "blocked"; guard: number; headroomMinor: Minor; untilMs: number | null }
	/** The id belongs to another operation, or there is nothing open that this could close. Nothing was recorded. */
	| { status: "conflict" }
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
};

/**
 * The id of the operation that closes another (the settlement or void of a bet, the end of a withdrawal, the settlement
 * of a round): the same number, negative. There is only one, so nothing is closed twice.
 */
export const closingOf = (opened: Id): Id => -opened;
