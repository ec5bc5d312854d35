import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, readConfig } from "@baize/platform-server";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { FIXED_KEYS, SEALED_PURPOSES } from "./composition/keys/keys.ts";
import { startServer } from "./server.ts";
import { CannotStart, openMigratedDatabase } from "./start-up.ts";

const SECRET = "a secret of tests, thirty-two letters long";
const start = (DATABASE_URL: string, secret = SECRET) =>
	openMigratedDatabase(readConfig({ PROFILE: "test", DATABASE_URL, SECRET: secret }));

const refusal = async (starting: Promise<unknown>): Promise<string> => {
	const error = await starting.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	expect(error).toBeInstanceOf(CannotStart);
	return (error as CannotStart).message;
};

describe("a start that fails says in a sentence what to do", () => {
	it("where the database's address does not respond", async () => {
		expect(await refusal(start("postgres://baize@127.0.0.1:1/baize"))).toMatch(/DATABASE_URL cannot be reached/);
	});

	it("where the database is not there", async () => {
		const url = new URL(inject("postgresUrl"));
		url.pathname = "/nowhere";
		expect(await refusal(start(url.href))).toMatch(/DATABASE_URL refuses us: .*nowhere/);
	});

	it("where a newer version has made the database", async () => {
		const { url, reader, close } = await openTestDatabase();
		await sql`insert into platform.kysely_migration values ('lobby/9999-of-tomorrow', '2099')`.execute(reader);
		await close();
		expect(await refusal(start(url))).toMatch(/newer version of Baize \(it has lobby\/9999-of-tomorrow\)/);
	});

	it("where a newer version has changed a function of the database", async () => {
		const { url, reader, close } = await openTestDatabase();
		await sql`update platform.applied_function set revision = 9999 where name = 'ledger.post_batch'`.execute(reader);
		await close();
		expect(await refusal(start(url))).toMatch(/newer version of Baize \(it has revision 9999 of ledger\.post_batch\)/);
	});

	it("where the database was begun with another secret, and changes nothing then", async () => {
		const { url, close } = await openTestDatabase();
		await close();
		await (await start(url)).close();
		expect(await refusal(start(url, "some other secret, thirty-two letters too"))).toMatch(/SECRET is not the one/);
		await (await start(url)).close();
	});
});

describe("a start under DATA_DIR", { timeout: 60_000 }, () => {
	const configOf = (more: Record<string, string> = {}) =>
		readConfig({ PROFILE: "test", DATA_DIR: home, SECRET, LOG_LEVEL: "silent", METRICS_PORT: "0", ...more });
	const isRunning = () => existsSync(join(home, "postgres", "postmaster.pid"));
	let home: string;
	beforeAll(() => {
		home = mkdtempSync(join(tmpdir(), "baize-test-start-"));
		chmodSync(home, 0o755);
	});
	afterAll(() => rmSync(home, { recursive: true, force: true }));

	it("is refused while another process uses it, which plays on", async () => {
		const first = await openMigratedDatabase(configOf());
		expect(await refusal(openMigratedDatabase(configOf()))).toContain(
			`the server process ${process.pid}. Stop that one`,
		);
		expect((await sql<{ one: number }>`select 1 as one`.execute(first.database.reader)).rows).toEqual([{ one: 1 }]);
		await first.close();
		expect(isRunning()).toBe(false);
	});

	it("that ends after the database was opened leaves no database running", async () => {
		expect(await refusal(startServer(configOf({ BUS_URL: "nats://127.0.0.1:1" })))).toMatch(/bus of BUS_URL/);
		expect(isRunning()).toBe(false);
		const again = await openMigratedDatabase(configOf());
		await again.close();
	});

	it("whose pages cannot be built ends with that error and leaves no database running", async () => {
		const pages = new Promise<void>((_resolve, reject) => {
			setTimeout(() => reject(new CannotStart("the pages cannot be built")), 100);
		});
		expect(await refusal(startServer(configOf(), { builds: { pages, office: Promise.resolve() } }))).toBe(
			"the pages cannot be built",
		);
		expect(isRunning()).toBe(false);
	});
});

it("an empty database is made ready, also by two processes that start at once", async () => {
	const url = new URL(inject("postgresUrl"));
	const name = `start_${randomBytes(6).toString("hex")}`;
	await createDatabase(url.href, name);
	url.pathname = `/${name}`;
	const started = await Promise.all([start(url.href), start(url.href)]);
	const { rows } = await sql<{ purpose: string }>`select purpose from platform.data_key`.execute(
		started[0].database.reader,
	);
	expect(rows.map(({ purpose }) => purpose).sort()).toEqual([...FIXED_KEYS, ...SEALED_PURPOSES].sort());
	for (const { close } of started) await close();
});
