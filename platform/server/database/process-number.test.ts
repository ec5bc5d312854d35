import { openIds } from "@baize/kernel/id";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { type Database, openDatabase, type ProcessNumber, takeProcessNumber } from "./index.ts";

const soon = { timeout: 4_000, interval: 5 };
const processes: ProcessNumber[] = [];
let database: Database;

beforeAll(async () => {
	database = await openTestDatabase();
});
afterEach(async () => {
	await Promise.all(processes.splice(0).map((each) => each.release()));
});
afterAll(() => database.close());

async function aProcess(): Promise<ProcessNumber> {
	const taken = await takeProcessNumber(database.url, openLog("silent"));
	processes.push(taken);
	return taken;
}

const holders = sql`from pg_locks join pg_stat_activity using (pid)
	where locktype = 'advisory' and classid = 7301 and datname = current_database()`;
const cutAll = (reader = database.reader) => sql`select pg_terminate_backend(pid) ${holders}`.execute(reader);

async function backends(): Promise<number[]> {
	const { rows } = await sql<{ pid: number }>`select pid ${holders}`.execute(database.reader);
	return rows.map(({ pid }) => pid);
}

/** Whether the database accepts new connections; existing ones stay open. */
async function allowConnections(isOpen: boolean): Promise<void> {
	const admin = openDatabase(inject("postgresUrl"), 1);
	const name = sql.id(new URL(database.url).pathname.slice(1));
	await sql`alter database ${name} allow_connections ${sql.lit(isOpen)}`.execute(admin.reader);
	await admin.close();
}

const numberIn = (id: bigint): number => Number((id >> 16n) & 63n);

it("each process has a number of its own, which is free when it is given back", async () => {
	const [first, second] = [await aProcess(), await aProcess()];
	expect([first.present(), second.present()]).toEqual([0, 1]);
	expect([await first.countAssigned(), await second.countAssigned()]).toEqual([2, 2]);
	await first.release();
	expect(await second.countAssigned()).toBe(1);
	await expect(first.countAssigned()).rejects.toThrow();
	expect((await aProcess()).present()).toBe(0);
});

describe("a process whose connection is cut", () => {
	it("takes its number again, and another does not get it", async () => {
		const [first, second] = [await aProcess(), await aProcess()];
		const cut = await backends();
		await cutAll();
		await vi.waitFor(async () => {
			const now = await backends();
			expect(now).toHaveLength(2);
			expect(now.filter((each) => cut.includes(each))).toEqual([]);
		}, soon);
		await vi.waitFor(() => expect([first.present(), second.present()]).toEqual([0, 1]), soon);
		expect((await aProcess()).present()).toBe(2);
	});

	it("makes no ids until it has a number; if another process took its number, its ids still rise and are unique", async () => {
		const first = await aProcess();
		const clock = { nowMs: () => Date.UTC(2026, 10, 20) };
		const nextId = openIds(clock, first.present);
		const before = [nextId(), nextId()];

		await database.reader.connection().execute(async (other) => {
			await allowConnections(false);
			await cutAll(other);
			await vi.waitFor(() => expect(first.isAssigned()).toBe(false), soon);
			expect(nextId).toThrow("OUTSIDE_UNAVAILABLE");
			await sql`select pg_advisory_lock(7301, 0)`.execute(other);
			await allowConnections(true);
			await vi.waitFor(() => expect(first.present()).toBe(1), soon);
			await sql`select pg_advisory_unlock(7301, 0)`.execute(other);
		});

		const ids = [...before, nextId(), nextId()];
		expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
		const heir = await aProcess();
		expect(heir.present()).toBe(0);
		expect(ids.map(numberIn)).toEqual([0, 0, 1, 1]);
	});
});
