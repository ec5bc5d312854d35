import type pg from "pg";
import type { Log } from "../log/index.ts";

/** How long the database lets a transaction be idle, and how long it may take in total, before it is undone. */
export type TransactionLimits = { idleMs: number; totalMs: number };

/**
 * A transaction that waits for something outside the database has its locks and its connection meanwhile. Nothing on
 * the site waits so long; a transaction that does is a mistake and is ended. The total is longer than the time limit of
 * a statement, so that a slow statement is refused as such.
 */
export const TRANSACTION_LIMITS: TransactionLimits = { idleMs: 30_000, totalMs: 120_000 };

/** The address with the limits in its options, before those that the operator has set: the last one counts. */
export function withTransactionLimits(url: string, { idleMs, totalMs }: TransactionLimits): string {
	const limited = new URL(url);
	const ours = `-c idle_in_transaction_session_timeout=${idleMs} -c transaction_timeout=${totalMs}`;
	const theirs = limited.searchParams.get("options");
	limited.searchParams.set("options", theirs ? `${ours} ${theirs}` : ours);
	return limited.href;
}

/** As emitted by `TimedClient`. */
export type EndedTransaction = { sqlState: string; lastStatement: string };

const IDLE = "25P03";
const TOO_LONG = "25P04";
const TEXTS: Record<string, string> = {
	[IDLE]: "the database ended a transaction that was idle for too long; its changes are undone",
	[TOO_LONG]: "the database ended a transaction that took too long; its changes are undone",
};

export const isEndOfTransaction = (sqlState: string | undefined): sqlState is string =>
	sqlState === IDLE || sqlState === TOO_LONG;

/** Logs each transaction that the database ends. The pool replaces the connection by itself. */
export function logEndedTransactions(pool: pg.Pool, { idleMs, totalMs }: TransactionLimits, log: Log): void {
	pool.on("connect", (client: NodeJS.EventEmitter) =>
		client.on("transactionEnded", ({ sqlState, lastStatement }: EndedTransaction) =>
			log.error({ sqlState, limitMs: sqlState === IDLE ? idleMs : totalMs, lastStatement }, TEXTS[sqlState]),
		),
	);
}
