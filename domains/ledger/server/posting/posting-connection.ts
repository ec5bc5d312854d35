import { BrokenInvariant } from "@baize/kernel/check";
import { CONTENTION, SQL_STATES } from "@baize/platform-server";
import pg from "pg";
import { type BatchRow, POST_BATCH } from "./batch.ts";

/**
 * A database connection for posting. A second batch is sent before the first is answered, so that the connection never
 * idles.
 */
export type PostingConnection = { run(values: unknown[]): Promise<BatchRow>; close(): Promise<void> };

/** By which the followers of the journal know that money is being posted, and rest meanwhile. */
export const POSTING_NAME = "baize-ledger";

/** How many batches may be in flight on one connection; the sender must respect it. */
export const BATCHES_PER_CONNECTION = 2;
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * A network that swallows answers must not block money for ever; the outcome of the batch is asked again by its ids.
 */
const ANSWER_TIMEOUT_MS = 20_000;
/** The longest time from sending a batch to its answer or its failure. */
export const LONGEST_SEND_MS = CONNECT_TIMEOUT_MS + ANSWER_TIMEOUT_MS;

/**
 * The database rolls back what takes longer, so that a batch which we give up is not applied later unexpectedly.
 * Batches queue behind each other there, and a tenth of our timeout is for the network.
 */
const statementTimeoutMs = (answerTimeoutMs: number): number =>
	Math.floor((answerTimeoutMs * 0.9) / BATCHES_PER_CONNECTION);

/** A statement that is prepared once for each connection. */
export type PostingStatement = { name: string; text: string };

/** A connection of whatever statements that post: of the ledger's own, or of a domain that posts within its own. */
export type PostingClient = {
	/** The only row of the answer. */
	run<Row extends pg.QueryResultRow>(statement: PostingStatement, values: unknown[]): Promise<Row>;
	close(): Promise<void>;
};

const POST: PostingStatement = { name: "post-batch", text: POST_BATCH };

export function openPostingConnection(url: string, answerTimeoutMs = ANSWER_TIMEOUT_MS): PostingConnection {
	const { run, close } = openPostingClient(url, { answerTimeoutMs });
	return { run: (values) => run<BatchRow>(POST, values), close };
}

/** A connection that is lost is opened again with the next batch. */
export function openPostingClient(
	url: string,
	{ domain, answerTimeoutMs = ANSWER_TIMEOUT_MS }: { domain?: string; answerTimeoutMs?: number } = {},
): PostingClient {
	let current: Promise<pg.Client> | undefined;

	function connect(): Promise<pg.Client> {
		const client = new pg.Client({
			connectionString: url,
			application_name: domain === undefined ? POSTING_NAME : `${POSTING_NAME}-${domain}`,
			pipeline: true,
			keepAlive: true,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			query_timeout: answerTimeoutMs,
			// Sent with the connection's first message, so no batch needs an extra round trip for it.
			statement_timeout: statementTimeoutMs(answerTimeoutMs),
		});
		const opened = client.connect().then(() => client);
		const forget = (): void => {
			if (current === opened) current = undefined;
		};
		client.on("error", forget);
		client.on("end", forget);
		opened.catch(forget);
		return opened;
	}

	return {
		async run<Row extends pg.QueryResultRow>(statement: PostingStatement, values: unknown[]) {
			current ??= connect();
			const client = await current;
			const { rows } = await client.query<Row>({ ...statement, values });
			return rows[0]!;
		},
		async close() {
			const client = await current?.catch(() => undefined);
			await client?.end();
		},
	};
}

// A concurrent transaction was faster, and another attempt will see its result.
const PASSING = new Set<string>([...CONTENTION, SQL_STATES.duplicateKey, SQL_STATES.lockNotAvailable]);
// Longer than a statement may take, or cancelled by an administrator of the database.
const OVERDUE = "57014";
// Connection exceptions, a server that stops or starts, too many connections.
const CONNECTION_TROUBLE = /^(08|57P0|53300)/;

const OUR_MISTAKES = [BrokenInvariant, TypeError, RangeError];

export type Failure = "passing" | "overdue" | "connection" | "final";

/**
 * How a batch failed. Passing and overdue: the database has rolled it back. An error that is neither from PostgreSQL
 * nor from our own code is a lost connection.
 */
export function failureOf(error: unknown): Failure {
	if (OUR_MISTAKES.some((kind) => error instanceof kind)) return "final";
	if (!(error instanceof pg.DatabaseError) || error.code === undefined) return "connection";
	if (CONNECTION_TROUBLE.test(error.code)) return "connection";
	if (error.code === OVERDUE) return "overdue";
	return PASSING.has(error.code) ? "passing" : "final";
}
