import { Writable } from "node:stream";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { type Database, openDatabase } from "./index.ts";

const pause = (waitMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, waitMs));

let database: Database;
let strict: Database;
let lines: Record<string, unknown>[];
beforeAll(async () => {
	database = await openTestDatabase();
	await sql`create table lamp (name text)`.execute(database.reader);
});
afterAll(() => database.close());
beforeEach(() => {
	lines = [];
	const written = new Writable({
		write(line, _encoding, done) {
			lines.push(JSON.parse(String(line)));
			done();
		},
	});
	strict = openDatabase(database.url, {
		connections: 1,
		transactionLimits: { idleMs: 200, totalMs: 700 },
		log: openLog("info", written),
	});
});
afterEach(() => strict.close());

const lamps = async (): Promise<unknown[]> => (await sql`select name from lamp`.execute(strict.reader)).rows;

async function settingsOf(opened: Database): Promise<unknown> {
	const { rows } = await sql`select current_setting('idle_in_transaction_session_timeout') as idle,
		current_setting('transaction_timeout') as total, current_setting('work_mem') as work_mem`.execute(opened.reader);
	await opened.close();
	return rows[0];
}

describe("a transaction", () => {
	it("that idles is ended and undone, a log line reports it, and the process continues", async () => {
		const idling = strict.transaction(async (tx) => {
			await sql`insert into lamp values (${"red"})`.execute(tx);
			await pause(600);
			await sql`insert into lamp values (${"green"})`.execute(tx);
		});
		await expect(idling).rejects.toThrow("not queryable");
		expect(await lamps()).toEqual([]);
		expect(lines).toEqual([
			expect.objectContaining({
				level: 50,
				msg: "the database ended a transaction that was idle for too long; its changes are undone",
				limitMs: 200,
				lastStatement: "insert into lamp values ($1)",
			}),
		]);
	});

	it("that is never ended by its code is ended while it is idle, and its connection is free again", async () => {
		let end: () => void = () => {};
		const forgotten = strict.transaction(() => new Promise<void>((resolve) => (end = resolve)));
		await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 2_000 });
		end();
		await expect(forgotten).rejects.toThrow();
		expect(await lamps()).toEqual([]);
	});

	it("that takes too long as a whole is ended, however busy it is", async () => {
		const endless = strict.transaction(async (tx) => {
			await sql`insert into lamp values (${"red"})`.execute(tx);
			for (let count = 0; count < 20; count++) await sql`select pg_sleep(0.1)`.execute(tx);
		});
		await expect(endless).rejects.toThrow();
		expect(await lamps()).toEqual([]);
		expect(lines).toEqual([
			expect.objectContaining({
				level: 50,
				msg: "the database ended a transaction that took too long; its changes are undone",
				limitMs: 700,
				lastStatement: "select pg_sleep(0.1)",
			}),
		]);
	});

	it("in time is not disturbed, nor is a connection that stands idle outside one", async () => {
		await strict.transaction(async (tx) => {
			await pause(50);
			await sql`select 1`.execute(tx);
		});
		const pid = async () =>
			(await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(strict.reader)).rows[0]!.pid;
		const before = await pid();
		await pause(400);
		expect(await pid()).toBe(before);
		expect(lines).toEqual([]);
	});
});

describe("the limits of transactions", () => {
	it("are longer than any statement may take", async () => {
		expect(await settingsOf(openDatabase(database.url, 1))).toMatchObject({ idle: "30s", total: "2min" });
	});

	it("do not apply to migrations", async () => {
		const unlimited = openDatabase(database.url, { connections: 1, answerMs: Number.POSITIVE_INFINITY });
		expect(await settingsOf(unlimited)).toMatchObject({ idle: "0", total: "0" });
	});

	it("are added to the options of DATABASE_URL, which take precedence", async () => {
		const url = new URL(database.url);
		url.searchParams.set("options", "-c work_mem=5MB -c transaction_timeout=3min");
		expect(await settingsOf(openDatabase(url.href, 1))).toEqual({ idle: "30s", total: "3min", work_mem: "5MB" });
	});
});
