import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { JournalRow } from "../../contract/index.ts";

/** An applied operation as a follower gets it. */
export type FollowedOperation = Omit<JournalRow, "isSealed"> & { playerId: Id; currency: string };

/**
 * A consumer of the journal. It gets every applied operation once, those of a wallet in their order; refused ones are
 * not in it.
 */
export type Follower = {
	/** Identifies how far it has come, in every process. It never changes. */
	name: string;
	/** Where it begins at its first run ever: before the first operation of all, or after what is committed by then. */
	from: "beginning" | "now";
	/**
	 * Writes what the operations mean, in the transaction that moves the follower: both are committed or neither. One that
	 * throws gets the same operations again. Whatever is done outside the transaction may be done twice.
	 */
	apply(tx: Tx, operations: readonly FollowedOperation[]): Promise<void>;
};

/**
 * How far a follower is behind what is committed: how many operations, for how long the oldest of them has waited, and how
 * long ago the follower last moved.
 */
export type Lag = { name: string; operations: bigint; sinceMs: number; restedMs: number };

/** What should give or take operations of the journal, and has not for minutes. */
export type Standstill = {
	/** A follower, or "ticks": then no follower is given anything. */
	name: string;
	/** For so long the oldest operation has waited. */
	sinceMs: number;
	/** How many wait; of ticks this is not counted. */
	operations?: bigint;
};
