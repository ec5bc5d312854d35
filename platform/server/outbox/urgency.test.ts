import { openTestDatabase } from "@baize/testing";
import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { defineJob, MAX_JOBS_AT_ONCE, type Outbox, openOutbox, QUEUES, type Urgency } from "./index.ts";

const campaign = defineJob("campaign", "bulk");
const settle = defineJob("settle", "money");
const loginMail = defineJob("login.mail", "player");

let database: Database;
let outbox: Outbox;
let done: string[];
let unblock: () => void;
let blocked: Promise<void>;
const begun = vi.fn();

beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
	done = [];
	blocked = new Promise((resolve) => {
		unblock = resolve;
	});
	begun.mockReset();
});
afterEach(async () => {
	unblock();
	await outbox.stop();
	await database.close();
});

const enqueue = (...jobs: (typeof settle)[]) =>
	database.transaction(async (tx) => {
		for (const job of jobs) await outbox.enqueue(tx, job, {});
	});

const doneSoon = (...names: string[]) => vi.waitFor(() => expect(done.sort()).toEqual(names), { timeout: 3_000 });

function workOnAll(): void {
	outbox.work(settle, async () => void done.push(settle.name));
	outbox.work(loginMail, async () => void done.push(loginMail.name));
}

describe("the queues", () => {
	it("settle and send a login mail at once while every worker of bulk is blocked", async () => {
		outbox.work(campaign, async () => {
			begun();
			await blocked;
		});
		workOnAll();
		await outbox.start();
		await database.transaction((tx) => outbox.enqueueAll(tx, campaign, Array(200).fill({})));
		await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(QUEUES.bulk.concurrentJobs));
		await enqueue(settle, loginMail);
		await doneSoon("login.mail", "settle");
	});

	it("settle at once while every worker of player waits for a slow mail server", async () => {
		outbox.work(settle, async () => void done.push(settle.name));
		outbox.work(loginMail, async () => {
			begun();
			await blocked;
		});
		await outbox.start();
		await enqueue(...Array(20).fill(loginMail));
		await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(QUEUES.player.concurrentJobs));
		await enqueue(settle);
		await doneSoon("settle");
	});

	it("settle at once while the table of bulk is locked", async () => {
		outbox.work(campaign, async () => {});
		workOnAll();
		await outbox.start();
		const holder = await database.pool.connect();
		try {
			await holder.query("begin");
			await holder.query("lock table jobs_bulk._private_jobs");
			await enqueue(settle, loginMail);
			await doneSoon("login.mail", "settle");
		} finally {
			await holder.query("rollback");
			holder.release();
		}
	});

	it("take what an earlier version has left in its one queue, each where it belongs", async () => {
		await runMigrations({ pgPool: database.pool });
		await sql`select graphile_worker.add_job(name, payload := json_build_object('name', name))
			from unnest(array['campaign', 'settle', 'login.mail', 'unknown']) name`.execute(database.reader);
		await sql`update graphile_worker._private_jobs job set locked_by = 'killed', locked_at = now() - interval '20 s'
			from graphile_worker._private_tasks task where task.id = task_id and identifier = 'settle'`.execute(
			database.reader,
		);
		for (const job of [campaign, settle, loginMail])
			outbox.work(job, async ({ name }) => void done.push(`${job.name} ${name}`));
		await outbox.start();
		await doneSoon("campaign campaign", "login.mail login.mail", "settle settle");
		await sql`select graphile_worker.add_job('settle', '{"name": "later"}')`.execute(database.reader);
		await vi.waitFor(() => expect(done).toContain("settle later"), { timeout: 5_000 });
		const left = await sql`select from graphile_worker._private_jobs`.execute(database.reader);
		expect(left.rows).toHaveLength(1);
	});

	it("refuse what should have been written in batches", async () => {
		const tooMany = Array(MAX_JOBS_AT_ONCE + 1).fill({});
		await expect(database.transaction((tx) => outbox.enqueueAll(tx, campaign, tooMany))).rejects.toThrow("in batches");
	});

	it("wake their workers once for all jobs of a batch", async () => {
		const listener = await database.pool.connect();
		const onNotification = vi.fn();
		listener.on("notification", onNotification);
		try {
			await listener.query(`listen "jobs:insert"`);
			await database.transaction((tx) => outbox.enqueueAll(tx, campaign, Array(MAX_JOBS_AT_ONCE).fill({})));
			await database.transaction((tx) => outbox.enqueueAll(tx, campaign, []));
			await vi.waitFor(() => expect(onNotification).toHaveBeenCalled());
			await listener.query("select 1");
			expect(onNotification).toHaveBeenCalledOnce();
		} finally {
			listener.release(true);
		}
	});

	it("use no more connections than one for each worker and one to listen", async () => {
		const urgencies = Object.keys(QUEUES) as Urgency[];
		for (const urgency of urgencies)
			outbox.work(defineJob(urgency, urgency), () => new Promise((resolve) => setTimeout(resolve, 5)));
		await outbox.start();
		for (const urgency of urgencies)
			await database.transaction((tx) => outbox.enqueueAll(tx, defineJob(urgency, urgency), Array(100).fill({})));
		await vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 5_000 });
		const maxConnections = Object.values(QUEUES).reduce((sum, { concurrentJobs }) => sum + concurrentJobs + 1, 0);
		expect(maxConnections).toBe(13);
		expect(await countConnections()).toBeLessThanOrEqual(maxConnections);
	});
});

async function countJobs(): Promise<number> {
	const { rows } = await database.pool.query(
		`select (select count(*) from jobs_money._private_jobs) + (select count(*) from jobs_player._private_jobs)
			+ (select count(*) from jobs_bulk._private_jobs) as count`,
	);
	return Number(rows[0].count);
}

async function countConnections(): Promise<number> {
	const { rows } = await database.pool.query(
		"select count(*) from pg_stat_activity where datname = current_database() and application_name ~ '^jobs_'",
	);
	return Number(rows[0].count);
}
