import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../log/index.ts";
import { markNotBegun } from "./retry.ts";
import { TimedClient } from "./timed-client.ts";
import {
	logEndedTransactions,
	TRANSACTION_LIMITS,
	type TransactionLimits,
	withTransactionLimits,
} from "./transaction-limits.ts";
import type { AnyTables, Reader, Tx } from "./types.ts";

export { SqlFileFailed } from "./apply-file.ts";
export { createDatabase, type EmbeddedServer, joinEmbedded, startEmbedded } from "./embedded.ts";
export { functionHash } from "./functions.ts";
export { migrate } from "./migrate.ts";
export { openProbe, type Probe } from "./probe.ts";
export { type ProcessNumber, takeProcessNumber } from "./process-number.ts";
export { type RetryOptions, type RetryTiming, retryOnContention, StillContended } from "./retry.ts";
export { EMBEDDED_SETTINGS } from "./settings.ts";
export {
	type FunctionFile,
	functionsFolder,
	type MigrationFile,
	REVISIONS_FILE,
	type Revisions,
	readRevisions,
	type SqlFiles,
	schemaOf,
	sqlFiles,
	sqlTexts,
} from "./sql-files.ts";
export { CONTENTION, SQL_STATES, sqlStateOf } from "./sql-states.ts";
export { TRANSACTION_LIMITS } from "./transaction-limits.ts";
export type { GeneratedJson, Json, Reader, Tx } from "./types.ts";

export type Database = {
	reader: Reader;
	pool: pg.Pool;
	url: string;
	/**
	 * All or nothing: an error thrown by `work` rolls back what it wrote. In one with repeatable read every statement sees
	 * the moment of the first one, and a row that another transaction changes meanwhile fails it.
	 */
	transaction<Result>(work: (tx: Tx) => Promise<Result>, isolation?: "repeatable read"): Promise<Result>;
	close(): Promise<void>;
};

const afterCommit = new WeakMap<Tx, (() => void)[]>();

/** Runs `act` after the transaction has committed, and never if it rolls back: for caches in memory. */
export function onceCommitted(tx: Tx, act: () => void): void {
	const acts = afterCommit.get(tx);
	if (acts) acts.push(act);
	else afterCommit.set(tx, [act]);
}

async function inTransaction<Result>(
	reader: Reader,
	work: (tx: Tx) => Promise<Result>,
	isolation: "read committed" | "repeatable read" = "read committed",
): Promise<Result> {
	let acts: (() => void)[] | undefined;
	let hasBegun = false;
	const inTx = async (tx: Tx): Promise<Result> => {
		hasBegun = true;
		const worked = await work(tx);
		acts = afterCommit.get(tx);
		return worked;
	};
	const result = await reader
		.transaction()
		.setIsolationLevel(isolation)
		.execute(inTx)
		.catch((error: unknown) => {
			if (!hasBegun) markNotBegun(error);
			throw error;
		});
	for (const act of acts ?? []) act();
	return result;
}

/** Reads several tables as they were at one moment: repeatable read, read only. */
export const inSnapshot = <Result>(
	{ reader }: Pick<Database, "reader">,
	read: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
	reader.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);

/** The same reader, typed with the tables of one domain. */
export const rows = <Tables>(reader: Reader): Kysely<Tables> => reader as Kysely<Tables>;

const INT8 = pg.types.builtins.INT8;

/** bigint columns read as bigint: a number would lose digits of ids. */
const types: pg.CustomTypesConfig = {
	getTypeParser: ((id: number, format?: "text" | "binary") =>
		id === INT8 ? BigInt : pg.types.getTypeParser(id, format as "text")) as pg.CustomTypesConfig["getTypeParser"],
};

/** The time limit for a connection of the pool while a database that does not answer has all of them. */
const CONNECT_MS = 5_000;
/** Longer than any statement of the running site takes. */
const ANSWER_MS = 60_000;
const KEEP_ALIVE_MS = 10_000;

/**
 * Options of a pool with our parsing of types and at most `connections`. Without `answerMs` statements and transactions
 * have no time limit.
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
	/** Infinity: no time limit for statements and transactions. */
	answerMs?: number | undefined;
	transactionLimits?: TransactionLimits;
	/** Where transactions that the database has ended are logged. */
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
		transaction: (work, isolation) => inTransaction(reader, work, isolation),
		close: () => reader.destroy(),
	};
}
