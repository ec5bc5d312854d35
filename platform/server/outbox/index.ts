import { check } from "@baize/kernel/check";
import type { EventSpec, PayloadOf } from "@baize/kernel/event";
import { type Clock, systemClock } from "@baize/kernel/time";
import { runMigrations, type Task } from "graphile-worker";
import { sql } from "kysely";
import pg from "pg";
import type { Database, Tx } from "../database/index.ts";
import { TimedClient } from "../database/timed-client.ts";
import { logEndedTransactions, TRANSACTION_LIMITS, withTransactionLimits } from "../database/transaction-limits.ts";
import type { Log } from "../log/index.ts";
import { applyOnce } from "./apply-once.ts";
import { CONCURRENT_JOBS, type Deliveries, startDeliveries } from "./deliveries.ts";

/**
 * Events go into the outbox in the transaction that made them true: one job for each listener, delivered at least once,
 * retried apart from the others. A listener runs in a transaction of its own, which also takes the job out of the queue: so
 * what it writes is written once, and what it does besides must bear being done twice. Jobs for later use the same queue,
 * and each must bear being done twice whole.
 */
export type Outbox = {
	announce<Event extends EventSpec>(tx: Tx, event: Event, payload: PayloadOf<Event>): Promise<void>;
	listen<Event extends EventSpec>(
		event: Event,
		listener: string,
		handle: (tx: Tx, payload: PayloadOf<Event>) => Promise<void>,
	): void;
	/** Work to be done after commit, now or at a time; the same `key` replaces what waits under it. */
	enqueue(
		tx: Tx,
		job: string,
		payload: Record<string, unknown>,
		options?: { atMs?: number; key?: string },
	): Promise<void>;
	work(job: string, handle: (payload: Record<string, unknown>) => Promise<void>): void;
	/** Begins to deliver. Every listener must be known by then. */
	start(): Promise<void>;
	/** Waits for what is being handled, takes nothing new. */
	stop(): Promise<void>;
};

const MAX_ATTEMPTS = 25;

type OutboxTask = (payload: unknown, jobId: string) => Promise<void>;

export const migrateOutbox = (database: Database): Promise<void> => runMigrations({ pgPool: database.pool });

/** A job's time is by the house's clock; the queue waits for as long as it is still ahead. */
export function openOutbox(database: Database, log: Log, clock: Clock = systemClock): Outbox {
	const listeners = new Map<string, string[]>();
	const tasks: Record<string, OutboxTask> = {};
	let deliveries: Deliveries | undefined;
	// Its own connections: the worker writes its jobs' ids as JSON, and ours read them as bigint, which JSON cannot hold.
	const connectionString = withTransactionLimits(database.url, TRANSACTION_LIMITS);
	const pool = new pg.Pool({ connectionString, max: CONCURRENT_JOBS + 2, keepAlive: true, Client: TimedClient });
	logEndedTransactions(pool, TRANSACTION_LIMITS, log);
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));

	function addTask(name: string, task: OutboxTask): void {
		check(!tasks[name], `two handlers for ${name}`);
		check(!deliveries, `${name} was added after the outbox had started`);
		tasks[name] = task;
	}

	const addJob = (tx: Tx, name: string, payload: unknown, delayMs: number, key: string | null): Promise<unknown> =>
		sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, run_at := now() + make_interval(secs => ${Math.max(0, delayMs) / 1000}), max_attempts := ${MAX_ATTEMPTS}, job_key := ${key})`.execute(
			tx,
		);

	return {
		async announce(tx, event, payload) {
			for (const listener of listeners.get(event.name) ?? [])
				await addJob(tx, `${event.name}>${listener}`, payload, 0, null);
		},
		listen(event, listener, handle) {
			listeners.set(event.name, [...(listeners.get(event.name) ?? []), listener]);
			addTask(`${event.name}>${listener}`, (payload, jobId) =>
				applyOnce(database, jobId, (tx) => handle(tx, payload as never)),
			);
		},
		async enqueue(tx, job, payload, options = {}) {
			await addJob(
				tx,
				job,
				payload,
				options.atMs === undefined ? 0 : options.atMs - clock.nowMs(),
				options.key ?? null,
			);
		},
		work: (job, handle) => addTask(job, (payload) => handle(payload as Record<string, unknown>)),
		async start() {
			const taskList = Object.entries(tasks).map(([name, task]): [string, Task] => [
				name,
				(payload, { job }) => task(payload, job.id),
			]);
			deliveries = await startDeliveries(pool, Object.fromEntries(taskList), log);
		},
		async stop() {
			await deliveries?.stop();
			await pool.end();
		},
	};
}
