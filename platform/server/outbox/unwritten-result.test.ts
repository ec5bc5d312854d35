import { openTestDatabase } from "@baize/testing";
import type pg from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { defineJob, type Job, type Outbox, openOutbox } from "./index.ts";

const quick = defineJob("quick", "player");
const slow = defineJob("slow", "player");
const later = defineJob("later", "player");

let database: Database;
let outbox: Outbox;
let holder: pg.PoolClient;
beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
	holder = await database.pool.connect();
});
afterEach(async () => {
	holder.release();
	await database.close();
});

const enqueue = (job: Job, payload = {}) => database.transaction((tx) => outbox.enqueue(tx, job, payload));

/** The connection on which a worker waits to store that a job is done. */
async function cutTheWriting(): Promise<void> {
	const { rowCount } = await database.pool.query(
		`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock' and query like '%delete from%_private_jobs%'`,
	);
	expect(rowCount).toBe(1);
}

it("a worker that could not store a result is replaced, although others of its jobs were running", async () => {
	const done: string[] = [];
	let unblock = (): void => {};
	const blocked = new Promise<void>((resolve) => {
		unblock = resolve;
	});
	outbox.work(quick, async () => {
		done.push("quick");
		if (done.length > 1) return;
		await holder.query("begin");
		await holder.query("select from jobs_player._private_jobs where id = 1 for update");
	});
	outbox.work(slow, async ({ afterMs }) => {
		await blocked;
		await new Promise((resolve) => setTimeout(resolve, Number(afterMs)));
		done.push(`slow ${afterMs}`);
	});
	outbox.work(later, async () => void done.push("later"));
	await outbox.start();
	await enqueue(quick);
	for (const afterMs of [0, 200, 400]) await enqueue(slow, { afterMs });
	await vi.waitFor(cutTheWriting, { timeout: 5_000 });
	await holder.query("rollback");
	unblock();
	await vi.waitFor(() => expect(done).toContain("slow 400"), { timeout: 5_000 });
	await enqueue(later);
	// The new worker takes both at the same time, and either may begin first.
	const unblockedJobs = (): string[] => done.filter((what) => !what.startsWith("slow")).sort();
	await vi.waitFor(() => expect(unblockedJobs()).toEqual(["later", "quick", "quick"]), { timeout: 10_000 });
	await outbox.stop();
}, 40_000);
