import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase, openProbe } from "./index.ts";

let database: Database;
let hasty: Database;
beforeAll(async () => {
	database = await openTestDatabase();
	await sql`create table lamp (name text)`.execute(database.reader);
	hasty = openDatabase(database.url, { connections: 1, answerMs: 300 });
});
afterAll(async () => {
	await hasty.close();
	await database.close();
});

const lamps = async (): Promise<unknown[]> => (await sql`select name from lamp`.execute(hasty.reader)).rows;

it("a late answer cuts its connection: the open transaction is undone, and no other query gets the answer", async () => {
	const late = hasty.transaction(async (tx) => {
		await sql`insert into lamp values ('red')`.execute(tx);
		await sql`select pg_sleep(1.5), 'of before' as name`.execute(tx);
	});
	const waiting = lamps();
	await expect(late).rejects.toThrow();
	expect(await waiting).toEqual([]);
	await new Promise((resolve) => setTimeout(resolve, 1_500));
	expect(await lamps()).toEqual([]);
});

it("a late answer delays no later query", async () => {
	await expect(sql`select pg_sleep(1.5)`.execute(hasty.reader)).rejects.toThrow("Query read timeout");
	expect(await lamps()).toEqual([]);
});

it("an answer in time leaves the connection as it was", async () => {
	const pid = async () =>
		(await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(hasty.reader)).rows[0]?.pid;
	const before = await pid();
	await sql`select pg_sleep(0.1)`.execute(hasty.reader);
	await expect(sql`select nothing`.execute(hasty.reader)).rejects.toThrow("nothing");
	expect(await pid()).toBe(before);
});

it("a probe reports whether the database answers, even if the other connections are busy, and reconnects after an outage", async () => {
	const probe = openProbe(database.url);
	expect(await probe.answers()).toBe(true);
	const busy = sql`select pg_sleep(0.2)`.execute(hasty.reader);
	expect(await Promise.all([probe.answers(), probe.answers()])).toEqual([true, true]);
	await busy;
	await sql`select pg_terminate_backend(pid) from pg_stat_activity
		where datname = current_database() and pid <> pg_backend_pid()`.execute(database.reader);
	await new Promise((resolve) => setTimeout(resolve, 50));
	expect(await probe.answers()).toBe(true);
	await probe.close();
	const unreachable = openProbe("postgres://unknown@127.0.0.1:1/nothing");
	expect(await unreachable.answers()).toBe(false);
});
