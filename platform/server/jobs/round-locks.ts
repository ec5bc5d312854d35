import pg from "pg";
import { poolOptions } from "../database/index.ts";

/** Which round is done by which process: by locks of the database, which frees them where the process ends. */
export type RoundLocks = {
	/** Does the work, unless somebody is at work on the round of this name. */
	holding(name: string, work: () => Promise<void>): Promise<void>;
	close(): Promise<void>;
};

const ANSWER_MS = 60_000;

/**
 * All locks are held by one connection, which is nobody else's. With a connection of the house's pool for each, rounds that
 * begin together would take them all, and each would wait for one more to work with.
 */
export function openRoundLocks(url: string): RoundLocks {
	const pool = new pg.Pool({ ...poolOptions(url, 1, ANSWER_MS), idleTimeoutMillis: 0 });
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	// To one connection the database gives the same lock twice.
	const heldHere = new Set<string>();

	async function isTaken(name: string): Promise<boolean> {
		const { rows } = await pool.query("select pg_try_advisory_lock(hashtext($1)) as mine", [name]);
		return rows[0].mine;
	}

	return {
		async holding(name, work) {
			if (heldHere.has(name)) return;
			heldHere.add(name);
			try {
				if (!(await isTaken(name))) return;
				try {
					await work();
				} finally {
					await pool.query("select pg_advisory_unlock(hashtext($1))", [name]);
				}
			} finally {
				heldHere.delete(name);
			}
		},
		async close() {
			if (!pool.ending) await pool.end();
		},
	};
}
