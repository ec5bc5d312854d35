import { BrokenPromise } from "@baize/kernel/check";
import pg from "pg";
import { type BatchRow, POST_BATCH } from "./batch.ts";

/** One connection of the money path. A second batch is sent before the first is answered, so that none waits idle. */
export type Lane = { run(values: unknown[]): Promise<BatchRow>; close(): Promise<void> };

/** How many batches are on their way on one lane; whoever sends keeps to it. */
export const BATCHES_PER_LANE = 2;
const CONNECT_TIMEOUT_MS = 5_000;
/** A network that swallows answers must not hold money for ever; what became of the batch is asked again by its ids. */
const ANSWER_TIMEOUT_MS = 20_000;
/** Whoever has sent a batch waits no longer than this to hear of it, or of its failure. */
export const LONGEST_SEND_MS = CONNECT_TIMEOUT_MS + ANSWER_TIMEOUT_MS;

/**
 * The database undoes what takes longer, so that a batch which we give up is not applied when nobody expects it any more.
 * One batch stands behind the other there, and a tenth of our patience is for the way.
 */
const statementTimeoutMs = (answerTimeoutMs: number): number => Math.floor((answerTimeoutMs * 0.9) / BATCHES_PER_LANE);

/** A lane that loses its connection opens the next with the next batch. */
export function openLane(url: string, answerTimeoutMs = ANSWER_TIMEOUT_MS): Lane {
	let current: Promise<pg.Client> | undefined;

	function connect(): Promise<pg.Client> {
		const client = new pg.Client({
			connectionString: url,
			application_name: "baize-ledger",
			pipeline: true,
			keepAlive: true,
			connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
			query_timeout: answerTimeoutMs,
			// Told with the connection's first message, so no batch pays a further round trip for it.
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
		async run(values) {
			current ??= connect();
			const client = await current;
			const { rows } = await client.query<BatchRow>({ name: "post-batch", text: POST_BATCH, values });
			return rows[0]!;
		},
		async close() {
			const client = await current?.catch(() => undefined);
			await client?.end();
		},
	};
}

// A competitor was quicker, and another attempt will see what he did: serialisation failure, deadlock, duplicate key, lock.
const PASSING = new Set(["40001", "40P01", "23505", "55P03"]);
// Longer than a statement may take, or cancelled by whoever looks after the database.
const OVERDUE = "57014";
// Connection exceptions, a server that stops or starts, too many connections.
const CONNECTION_TROUBLE = /^(08|57P0|53300)/;

const OUR_MISTAKES = [BrokenPromise, TypeError, RangeError];

export type Failure = "passing" | "overdue" | "connection" | "final";

/**
 * How a batch failed. Passing and overdue: the database has undone it. What neither PostgreSQL nor our own code said is a
 * lost connection.
 */
export function failureOf(error: unknown): Failure {
	if (OUR_MISTAKES.some((kind) => error instanceof kind)) return "final";
	if (!(error instanceof pg.DatabaseError) || error.code === undefined) return "connection";
	if (CONNECTION_TROUBLE.test(error.code)) return "connection";
	if (error.code === OVERDUE) return "overdue";
	return PASSING.has(error.code) ? "passing" : "final";
}
