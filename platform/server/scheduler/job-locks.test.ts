import { HOUR_MS, SECOND_MS } from "@baize/kernel/time";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/index.ts";
import { type JobLocks, openJobLocks } from "./job-locks.ts";

let database: Database;
let opened: JobLocks[];

beforeEach(async () => {
	database = await openTestDatabase();
	opened = [];
});
afterEach(async () => {
	await Promise.all(opened.map((locks) => locks.close()));
	await database.close();
});

/** The locks of one process. */
function openProcess(keptMs?: number): JobLocks {
	const locks = openJobLocks(database.url, keptMs);
	opened.push(locks);
	return locks;
}

/** Whether the job ran here. */
async function hasRun(locks: JobLocks, intervalMs: number): Promise<boolean> {
	const work = vi.fn(async () => {});
	await locks.runLocked("lamps.clean", work, intervalMs);
	return work.mock.calls.length === 1;
}

const endConnectionsWithLocks = () =>
	sql`select pg_terminate_backend(pid) from pg_locks join pg_database d on d.oid = pg_locks.database
		where locktype = 'advisory' and d.datname = current_database()`.execute(database.reader);

describe("the lock of a job", () => {
	it("is kept between runs that follow soon, so that each is no question to the database", async () => {
		const [here, there] = [openProcess(), openProcess()];
		expect(await hasRun(here, SECOND_MS)).toBe(true);
		expect(await hasRun(there, SECOND_MS)).toBe(false);
		expect(await hasRun(here, SECOND_MS)).toBe(true);
	});

	it("is free after a run whose next one is far away", async () => {
		const [here, there] = [openProcess(), openProcess()];
		expect(await hasRun(here, HOUR_MS)).toBe(true);
		expect(await hasRun(there, HOUR_MS)).toBe(true);
	});

	it("is free again after some seconds, whatever the interval", async () => {
		const [here, there] = [openProcess(50), openProcess()];
		expect(await hasRun(here, 10)).toBe(true);
		await new Promise((resolve) => setTimeout(resolve, 60));
		expect(await hasRun(here, 10)).toBe(true);
		expect(await hasRun(there, 10)).toBe(true);
	});

	it("is free when its process stops", async () => {
		const [here, there] = [openProcess(), openProcess()];
		await hasRun(here, SECOND_MS);
		await here.close();
		expect(await hasRun(there, SECOND_MS)).toBe(true);
	});

	it("is lost with its connection, and then another process may have it", async () => {
		const [here, there] = [openProcess(), openProcess()];
		await hasRun(here, SECOND_MS);
		await endConnectionsWithLocks();
		await vi.waitFor(async () => expect(await hasRun(there, SECOND_MS)).toBe(true));
		expect(await hasRun(here, SECOND_MS)).toBe(false);
	});
});
