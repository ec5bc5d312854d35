import type { Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import type { Kind, Operation, Parts } from "@baize/ledger/contract";

/**
 * `wallet.moved`: money has moved, with its reason and origin. Emitted once for each operation, after its commit, in
 * the process that posted it; the journal is the durable record. Loyalty, referral, jackpots and limits listen here, so
 * that they need not import the domains above them.
 */
export type WalletMoved = Pick<Operation, "playerId" | "currency" | "stakeMinor" | "winMinor" | "gameId"> & {
	kind: Kind;
	/** The round, bet or payment. */
	reference: Id;
	cashAfterMinor: Minor;
	seq: bigint;
	/** Where some of it was bonus or locked money. */
	parts?: Parts;
};

export const BALANCE_TOPIC = "balance";
/**
 * The stream topic that notifies a player's own pages that the balances have changed: event `balances`, data `{ seq }`.
 */
export const balanceTopic = (playerId: Id): string => `${BALANCE_TOPIC}:${playerId}`;
