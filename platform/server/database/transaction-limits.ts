import type pg from "pg";
import type { Log } from "../log/index.ts";

/** How long the database lets a transaction stand idle, and how long it lets it take as a whole, before it undoes it. */
export type TransactionLimits = { idleMs: number; totalMs: number };

/**
 * A transaction that waits for something outside the database holds its locks and its connection meanwhile. Nothing of the
 * site waits so long; what does is a mistake, and is better ended than waited for. The total is above the time of any
 * statement, so that a statement that is slow is refused as such.
 */
export const TRANSACTION_LIMITS: TransactionLimits = { idleMs: 30_000, totalMs: 120_000 };

/** The address with the limits in its options, before those that the operator has written there: the last one counts. */
export function withTransactionLimits(url: string, { idleMs, totalMs }: TransactionLimits): string {
	const limited = new URL(url);
	const ours = `-c idle_in_transaction_session_timeout=${idleMs} -c transaction_timeout=${totalMs}`;
	const theirs = limited.searchParams.get("options");
	limited.searchParams.set("options", theirs ? `${ours} ${theirs}` : ours);
	return limited.href;
}

/** As a `TimedClient` emits it. */
export type EndedTransaction = { sqlState: string; lastStatement: string };

const IDLE = "25P03";
const TOO_LONG = "25P04";
const TEXTS: Record<string, string> = {
	[IDLE]: "the database ended a transaction that was idle for too long; its changes are undone",
	[TOO_LONG]: "the database ended a transaction that took too long; its changes are undone",
};

export const isEndOfTransaction = (sqlState: string | undefined): sqlState is string =>
	sqlState === IDLE || sqlState === TOO_LONG;

/** Writes a line for each transaction that the database ends. The pool replaces the connection by itself. */
export function logEndedTransactions(pool: pg.Pool, { idleMs, totalMs }: TransactionLimits, log: Log): void {
	pool.on("connect", (client: NodeJS.EventEmitter) =>
		client.on("transactionEnded", ({ sqlState, lastStatement }: EndedTransaction) =>
			log.error({ sqlState, limitMs: sqlState === IDLE ? idleMs : totalMs, lastStatement }, TEXTS[sqlState]),
		),
	);
}
