import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Fund, Kind } from "./kinds.ts";

/** Something that is to move money, once. */
export type Operation = {
	/**
	 * Made before the first attempt and kept for every further one: the same id with the same content answers what was
	 * recorded. What closes an operation has the id `closingOf(the operation it closes)`.
	 */
	opId: Id;
	/** The ledger knows no player beyond this number. */
	playerId: Id;
	currency: string;
	kind: Kind;
	/** The amount that leaves the player's cash, or the fund that the closed operation filled. */
	stakeMinor: Minor;
	/** The amount that comes to the player's cash from outside his funds. */
	winMinor: Minor;
	/** The round, bet or payment; for a correction the operation that it corrects. */
	reference: Id;
	/** The game or market; 0 where there is none. */
	gameId: number;
	/** Kept with the operation in the same durable write, if it is applied. The ledger does not read it. */
	sealed?: Uint8Array;
};

/** The player's side of a wallet after `seq` operations. All amounts in minor units. */
export type WalletState = { playerId: Id; currency: string; seq: bigint } & Readonly<Record<Fund, Minor>>;

export type Posted =
	/** `replayed`: it had been applied before, by an earlier attempt. */
	| { status: "done"; cashAfterMinor: Minor; seq: bigint; replayed: boolean }
	/** Recorded: the same id stays refused. `cashMinor` is what there was. */
	| { status: "insufficient"; cashMinor: Minor }
	/**
	 * A guard holds the stake back: its number, what there is room for, and when there is room for this stake; null where
	 * nobody knows. Recorded: the same id stays refused.
	 */
	| { status: "held"; guard: number; roomMinor: Minor; untilMs: number | null }
	/** The id is taken by another operation, or there is nothing open that this could close. Nothing was recorded. */
	| { status: "conflict" }
	/** No wallet of this player in this currency. Nothing was recorded. */
	| { status: "missing" };

/** An applied operation as history tells it. */
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
 * The id of what closes an operation (the settlement or void of a bet, the end of a withdrawal, the settlement of a
 * round): the same number, negative. There is only one, so nothing is closed twice.
 */
export const closingOf = (opened: Id): Id => -opened;
