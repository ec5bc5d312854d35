import { check } from "@baize/kernel/check";
import type { EventSpec, PayloadOf } from "@baize/kernel/event";
import { type Clock, systemClock } from "@baize/kernel/time";
import { runMigrations, type Task, type TaskList } from "graphile-worker";
import pg from "pg";
import type { Database, Tx } from "../database/index.ts";
import { TimedClient } from "../database/timed-client.ts";
import { logEndedTransactions, TRANSACTION_LIMITS, withTransactionLimits } from "../database/transaction-limits.ts";
import type { Log } from "../log/index.ts";
import { addJobs } from "./add-jobs.ts";
import { adoptEarlier } from "./adopt-earlier.ts";
import { applyOnce } from "./apply-once.ts";
import { SILENT_MS, startDeliveries } from "./deliveries.ts";
import { type Job, QUEUES, type Queue, URGENCIES, type Urgency } from "./queues.ts";

export { MAX_JOBS_AT_ONCE } from "./add-jobs.ts";
export { defineJob, type Job, QUEUES, type Urgency } from "./queues.ts";

/**
 * Events go into the outbox in the transaction that made them true: one job for each listener, delivered at least once,
 * each retried separately. A listener runs in its own transaction, which also removes the job from the queue: so its
 * writes happen once, and its other effects must be safe to repeat. Jobs for later use the same queues, and each must
 * be safe to repeat as a whole. Every listener and every job declares its urgency; there is no default.
 */
export type Outbox = {
	announce<Event extends EventSpec>(tx: Tx, event: Event, payload: PayloadOf<Event>): Promise<void>;
	listen<Event extends EventSpec>(
		event: Event,
		listener: string,
		urgency: Urgency,
		handle: (tx: Tx, payload: PayloadOf<Event>) => Promise<void>,
	): void;
	/** Work to be done after commit, now or at a time; the same `key` replaces a waiting job with this name and key. */
	enqueue(tx: Tx, job: Job, payload: Record<string, unknown>, options?: { atMs?: number; key?: string }): Promise<void>;
	/** The same for many at once, at most MAX_JOBS_AT_ONCE: a caller with more writes them in several transactions. */
	enqueueAll(tx: Tx, job: Job, payloads: readonly Record<string, unknown>[]): Promise<void>;
	work(job: Job, handle: (payload: Record<string, unknown>) => Promise<void>): void;
	/** All listeners and jobs with their urgency. */
	jobs(): readonly Job[];
	/** Starts to deliver. Every listener must be registered before. */
	start(): Promise<void>;
	/** Waits for what is being handled, takes nothing new. */
	stop(): Promise<void>;
};

type OutboxTask = (payload: unknown, jobId: string) => Promise<void>;

export async function migrateOutbox({ pool }: Pick<Database, "pool">): Promise<void> {
	for (const urgency of URGENCIES) await runMigrations({ pgPool: pool, schema: QUEUES[urgency].schema });
}

// One connection listens, and there is one for each worker. They belong to the queue alone: what waits for the
// connections of one queue does not affect another. The workers write ids as JSON, and our pool reads them as bigint,
// which JSON cannot contain.
function openPool(url: string, { schema, concurrentJobs }: Queue, log: Log): pg.Pool {
	const pool = new pg.Pool({
		connectionString: withTransactionLimits(url, TRANSACTION_LIMITS),
		application_name: schema,
		max: concurrentJobs + 1,
		keepAlive: true,
		Client: TimedClient,
	});
	logEndedTransactions(pool, TRANSACTION_LIMITS, log);
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}

/** The time of a job is by the site's clock; the queue waits for as long as it is still ahead. */
export function openOutbox(database: Database, log: Log, clock: Clock = systemClock): Outbox {
	const listeners = new Map<string, Job[]>();
	const tasks = new Map<string, { job: Job; task: OutboxTask }>();
	const running: { stop(): Promise<void> }[] = [];
	const pools = URGENCIES.map((urgency) => ({ urgency, pool: openPool(database.url, QUEUES[urgency], log) }));
	let isStarted = false;

	function addTask(job: Job, task: OutboxTask): void {
		check(!tasks.has(job.name), `two handlers for ${job.name}`);
		check(!isStarted, `${job.name} was added after the outbox had started`);
		tasks.set(job.name, { job, task });
	}

	const jobs = (): Job[] => Array.from(tasks.values(), ({ job }) => job);

	function taskListOf(urgency: Urgency): TaskList {
		const ofQueue = [...tasks.values()].filter(({ job }) => job.urgency === urgency);
		return Object.fromEntries(
			ofQueue.map(({ job: { name }, task }): [string, Task] => [name, (payload, { job }) => task(payload, job.id)]),
		);
	}

	return {
		async announce(tx, event, payload) {
			for (const job of listeners.get(event.name) ?? []) await addJobs(tx, job, [payload]);
		},
		listen(event, listener, urgency, handle) {
			const job = { name: `${event.name}>${listener}`, urgency };
			listeners.set(event.name, [...(listeners.get(event.name) ?? []), job]);
			addTask(job, (payload, jobId) => applyOnce(database, { jobId, urgency }, (tx) => handle(tx, payload as never)));
		},
		async enqueue(tx, job, payload, { atMs, key } = {}) {
			await addJobs(tx, job, [payload], { delayMs: atMs === undefined ? 0 : atMs - clock.nowMs(), key });
		},
		enqueueAll: (tx, job, payloads) => addJobs(tx, job, payloads),
		work: (job, handle) => addTask(job, (payload) => handle(payload as Record<string, unknown>)),
		jobs,
		async start() {
			isStarted = true;
			const starting = pools.flatMap(({ urgency, pool }) => {
				const taskList = taskListOf(urgency);
				if (Object.keys(taskList).length === 0) return [];
				return [startDeliveries({ pool, queue: QUEUES[urgency], taskList, log })];
			});
			const started = await Promise.allSettled([...starting, adoptEarlier(database.pool, jobs(), SILENT_MS)]);
			for (const each of started) if (each.status === "fulfilled") running.push(each.value);
			const failed = started.find((each) => each.status === "rejected");
			if (failed) throw failed.reason;
		},
		async stop() {
			await Promise.all(running.map((part) => part.stop()));
			await Promise.all(pools.map(({ pool }) => pool.end()));
		},
	};
}
