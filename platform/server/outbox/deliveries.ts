import { EventEmitter } from "node:events";
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Log } from "../log/index.ts";
import type { Queue } from "./queues.ts";

const POLL_MS = 1_000;
/** The interval of a worker's heartbeat. */
const BEAT_MS = 2_000;
/** A job whose worker has been silent for so long is free again; the queue library would wait for four hours. */
export const SILENT_MS = 15_000;
const RESTART_MS = 1_000;
/** The time in which a worker whose jobs are over may store their results. */
const RELEASE_MS = 2_000;

export type Deliveries = { stop(): Promise<void> };
/** One queue with its own connections. */
export type DeliveryPorts = { pool: pg.Pool; queue: Queue; taskList: TaskList; log: Log };
/** `ended`: resolves with the reason when the worker has stopped. */
type Worker = { runner: Runner; id: string; ended: Promise<string> };

/**
 * Delivers for as long as the site runs: a worker that ends with its connection is replaced, and the jobs of a killed
 * one are taken over.
 */
export async function startDeliveries(ports: DeliveryPorts): Promise<Deliveries> {
	const { pool, queue, log } = ports;
	let isStopping = false;
	let worker = await begin(ports);
	const beats = setInterval(() => void beat(ports, worker.id).catch(() => {}), BEAT_MS);
	const going = runWorkers();

	async function runWorkers(): Promise<void> {
		while (!isStopping) {
			const why = await worker.ended;
			if (isStopping) return;
			log.warn({ why, queue: queue.schema }, "the outbox's worker has ended and is replaced");
			await replace();
		}
		// This worker may have started after the stop had reached the one before it.
		await finish(worker);
	}

	async function replace(): Promise<void> {
		const { id } = worker;
		while (!isStopping) {
			await new Promise((resolve) => setTimeout(resolve, RESTART_MS));
			try {
				await pool.query(`select ${queue.schema}.force_unlock_workers(array[$1])`, [id]);
				worker = await begin(ports);
				return;
			} catch (error) {
				log.warn({ why: (error as Error).message }, "the outbox's worker cannot begin again yet");
			}
		}
	}

	return {
		async stop() {
			isStopping = true;
			clearInterval(beats);
			await finish(worker);
			await going;
		},
	};
}

const finish = ({ runner, ended }: Worker): Promise<unknown> => Promise.race([runner.stop().catch(() => {}), ended]);

// Without a delay option, even of 0, a result that a worker cannot store becomes an unhandled rejection, which ends the
// process.
const WRITTEN_AT_ONCE = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
const presetOf = (queue: Queue) => ({ worker: { ...queue, pollInterval: POLL_MS, ...WRITTEN_AT_ONCE } });

async function begin({ pool, queue, taskList, log }: DeliveryPorts): Promise<Worker> {
	const events: WorkerEvents = new EventEmitter();
	let id = "";
	events.once("pool:create", ({ workerPool }) => {
		id = workerPool.id;
	});
	const spent = spentPool(events);
	const logger = quietLogger(log);
	const runner = await run({ pgPool: pool, taskList, events, logger, noHandleSignals: true, preset: presetOf(queue) });
	const released = runner.promise.then(
		() => "it was released",
		(error: Error) => error.message,
	);
	await beat({ pool, queue }, id);
	return { runner, id, ended: Promise.race([released, spent]) };
}

/**
 * After a failed write the library miscounts the remaining ones and waits for the last of them for ever, although every
 * job of the worker is over.
 */
const spentPool = (events: WorkerEvents): Promise<string> =>
	new Promise((resolve) => {
		const isOver = (): void => void setTimeout(resolve, RELEASE_MS, "it did not end by itself").unref();
		events.once("pool:gracefulShutdown:complete", isOver);
		events.once("pool:forcefulShutdown:complete", isOver);
		events.once("pool:forcefulShutdown:error", isOver);
	});

// The time of a lock is the worker's last heartbeat, so that a long job can be distinguished from an ended worker.
async function beat({ pool, queue: { schema } }: Pick<DeliveryPorts, "pool" | "queue">, id: string): Promise<void> {
	await pool.query(`update ${schema}._private_jobs set locked_at = now() where locked_by = $1`, [id]);
	await pool.query(
		`select ${schema}.force_unlock_workers(array_agg(distinct locked_by)) from ${schema}._private_jobs
		where locked_at < now() - make_interval(secs => $1) having count(*) > 0`,
		[SILENT_MS / 1_000],
	);
}

/** Forwards the library's messages to our log, from warnings up. */
const quietLogger = (log: Log): Logger =>
	new Logger(() => (level, message) => {
		if (level === "error") log.error({ queue: true }, message);
		else if (level === "warning") log.warn({ queue: true }, message);
	});
