import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Log } from "../log/index.ts";
import { TimedClient } from "./timed-client.ts";
import {
	logEndedTransactions,
	TRANSACTION_LIMITS,
	type TransactionLimits,
	withTransactionLimits,
} from "./transaction-limits.ts";

export { createDatabase, type EmbeddedServer, joinEmbedded, startEmbedded } from "./embedded.ts";
export { type MigrationFile, migrate, migrationFiles } from "./migrate.ts";
export { openProbe, type Probe } from "./probe.ts";
export { type ProcessNumber, takeProcessNumber } from "./process-number.ts";
export { EMBEDDED_SETTINGS } from "./settings.ts";

/** A room names its own tables when it asks: `rows<Tables>(tx)`. Here no table is known. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely wants a type for all tables, and the platform knows none of them.
type AnyTables = any;

/** An open transaction: the first argument of whatever writes. It may pass through the doors of several rooms. */
export type Tx = Transaction<AnyTables>;
/** Where one may read: in a transaction or outside one. */
export type Reader = Kysely<AnyTables>;

export type Database = {
	reader: Reader;
	pool: pg.Pool;
	url: string;
	/** All or nothing: what `work` throws rolls back what it wrote. */
	transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
	close(): Promise<void>;
};

const afterCommit = new WeakMap<Tx, (() => void)[]>();

/** Does `act` once the transaction has committed, and never if it rolls back: for what is remembered in memory. */
export function onceCommitted(tx: Tx, act: () => void): void {
	const acts = afterCommit.get(tx);
	if (acts) acts.push(act);
	else afterCommit.set(tx, [act]);
}

async function inTransaction<Result>(reader: Reader, work: (tx: Tx) => Promise<Result>): Promise<Result> {
	let acts: (() => void)[] | undefined;
	const result = await reader.transaction().execute(async (tx) => {
		const worked = await work(tx);
		acts = afterCommit.get(tx);
		return worked;
	});
	for (const act of acts ?? []) act();
	return result;
}

/** Reads several books as they were at one moment: repeatable read, and nothing is written. */
export const inSnapshot = <Result>(
	{ reader }: Pick<Database, "reader">,
	read: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
	reader.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);

/** The same reader, seen with the tables of one room. */
export const rows = <Tables>(reader: Reader): Kysely<Tables> => reader as Kysely<Tables>;

const INT8 = pg.types.builtins.INT8;

/** bigint columns read as bigint: a number would lose digits of ids. */
const types: pg.CustomTypesConfig = {
	getTypeParser: ((id: number, format?: "text" | "binary") =>
		id === INT8 ? BigInt : pg.types.getTypeParser(id, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

/** Whoever waits for a connection while all are taken by a database that does not answer is refused after this. */
const CONNECT_MS = 5_000;
/** Longer than any statement of the running site takes. */
const ANSWER_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * A pool's options with our reading of types; `connections` at most. Without `answerMs` a statement and a transaction take
 * what they take.
 */
export const poolOptions = (
	url: string,
	connections: number,
	answerMs?: number,
	limits = TRANSACTION_LIMITS,
): pg.PoolConfig => ({
	connectionString: answerMs === undefined ? url : withTransactionLimits(url, limits),
	max: connections,
	types,
	connectionTimeoutMillis: CONNECT_MS,
	idleTimeoutMillis: 60_000,
	keepAlive: true,
	keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
	...(answerMs === undefined ? {} : { Client: TimedClient, query_timeout: answerMs }),
});

type DatabaseOptions = {
	connections?: number;
	/** Infinity: statements and transactions take what they take. */
	answerMs?: number | undefined;
	transactionLimits?: TransactionLimits;
	/** Where transactions are written down that the database has ended. */
	log?: Log | undefined;
};

export function openDatabase(url: string, options: number | DatabaseOptions = {}): Database {
	const {
		connections = 12,
		answerMs = ANSWER_MS,
		transactionLimits = TRANSACTION_LIMITS,
		log,
	} = typeof options === "number" ? { connections: options } : options;
	const finiteMs = Number.isFinite(answerMs) ? answerMs : undefined;
	const pool = new pg.Pool(poolOptions(url, connections, finiteMs, transactionLimits));
	// An idle connection that breaks is replaced by the pool; without a listener it would end the process.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	if (log) logEndedTransactions(pool, transactionLimits, log);
	const reader = new Kysely<AnyTables>({ dialect: new PostgresDialect({ pool }) });
	return {
		reader,
		pool,
		url,
		transaction: (work) => inTransaction(reader, work),
		close: () => reader.destroy(),
	};
}
