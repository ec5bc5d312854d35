import { SECOND_MS } from "@baize/kernel/time";
import pg from "pg";
import { poolOptions } from "../database/index.ts";

/** Decides which process runs a job: by locks in the database, which are released when the process ends. */
export type JobLocks = {
	/**
	 * Runs the work, unless another run of the job with this name is in progress, or another process keeps its lock for
	 * some seconds, because its next run comes soon.
	 */
	runLocked(name: string, work: () => Promise<void>, intervalMs: number): Promise<void>;
	close(): Promise<void>;
};

const ANSWER_MS = 60_000;

/**
 * A job that runs each second keeps its lock for so long: to take and release it each time was a third of what a site
 * without visitors asked the database. Then another process may have it, and a lock that was lost is noticed.
 */
const KEPT_MS = 10 * SECOND_MS;

/**
 * All locks are on one connection that is used for nothing else. With a connection of the site's pool for each lock,
 * jobs that start together would take the whole pool, and each would wait for one more connection to work with.
 */
export function openJobLocks(url: string, keptMs = KEPT_MS): JobLocks {
	const pool = new pg.Pool({ ...poolOptions(url, 1, ANSWER_MS), idleTimeoutMillis: 0 });
	pool.on("error", () => {});
	/** When each lock was taken that this process has. They are gone with their connection. */
	const takenAtMs = new Map<string, number>();
	pool.on("connect", (client) => client.on("error", () => {}));
	pool.on("remove", () => takenAtMs.clear());
	// The database grants the same lock twice to one connection.
	const runningHere = new Set<string>();

	async function take(name: string): Promise<boolean> {
		if (takenAtMs.has(name)) return true;
		const { rows } = await pool.query("select pg_try_advisory_lock(hashtext($1)) as mine", [name]);
		if (rows[0].mine) takenAtMs.set(name, performance.now());
		return rows[0].mine;
	}

	async function release(name: string): Promise<void> {
		takenAtMs.delete(name);
		await pool.query("select pg_advisory_unlock(hashtext($1))", [name]);
	}

	/** Whether the next run comes while the lock is still kept. */
	const isKept = (name: string, intervalMs: number): boolean =>
		performance.now() + intervalMs < (takenAtMs.get(name) ?? 0) + keptMs;

	return {
		async runLocked(name, work, intervalMs) {
			if (runningHere.has(name)) return;
			runningHere.add(name);
			try {
				if (!(await take(name))) return;
				try {
					await work();
				} finally {
					if (!isKept(name, intervalMs)) await release(name);
				}
			} finally {
				runningHere.delete(name);
			}
		},
		async close() {
			if (!pool.ending) await pool.end();
		},
	};
}
