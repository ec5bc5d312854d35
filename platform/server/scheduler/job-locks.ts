import pg from "pg";
import { poolOptions } from "../database/index.ts";

/** Decides which process runs a job: by locks in the database, which are released when the process ends. */
export type JobLocks = {
	/** Runs the work, unless another run of the job with this name is in progress. */
	runLocked(name: string, work: () => Promise<void>): Promise<void>;
	close(): Promise<void>;
};

const ANSWER_MS = 60_000;

/**
 * All locks are on one connection that is used for nothing else. With a connection of the site's pool for each lock,
 * jobs that start together would take the whole pool, and each would wait for one more connection to work with.
 */
export function openJobLocks(url: string): JobLocks {
	const pool = new pg.Pool({ ...poolOptions(url, 1, ANSWER_MS), idleTimeoutMillis: 0 });
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	// The database grants the same lock twice to one connection.
	const lockedHere = new Set<string>();

	async function isTaken(name: string): Promise<boolean> {
		const { rows } = await pool.query("select pg_try_advisory_lock(hashtext($1)) as mine", [name]);
		return rows[0].mine;
	}

	return {
		async runLocked(name, work) {
			if (lockedHere.has(name)) return;
			lockedHere.add(name);
			try {
				if (!(await isTaken(name))) return;
				try {
					await work();
				} finally {
					await pool.query("select pg_advisory_unlock(hashtext($1))", [name]);
				}
			} finally {
				lockedHere.delete(name);
			}
		},
		async close() {
			if (!pool.ending) await pool.end();
		},
	};
}
