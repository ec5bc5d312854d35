import { Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { type Outbox, openOutbox } from "./index.ts";

const LAMP_LIT = defineEvent("lamps.lit", Struct({ lamp: Text() }));

let database: Database;
let outbox: Outbox;

beforeEach(async () => {
	database = await openTestDatabase();
	outbox = openOutbox(database, openLog("silent"));
});
afterEach(async () => {
	await outbox.stop();
	await database.close();
});

const settled = async (isDone: () => boolean): Promise<void> => {
	for (let waited = 0; waited < 100 && !isDone(); waited++) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe("the outbox", () => {
	it("tells every listener of an event, once its transaction has committed", async () => {
		const heard: string[] = [];
		outbox.listen(LAMP_LIT, "hall", async (_tx, { lamp }) => void heard.push(`hall ${lamp}`));
		outbox.listen(LAMP_LIT, "stairs", async (_tx, { lamp }) => void heard.push(`stairs ${lamp}`));
		await outbox.start();
		await database.transaction((tx) => outbox.announce(tx, LAMP_LIT, { lamp: "red" }));
		await settled(() => heard.length === 2);
		expect(heard.sort()).toEqual(["hall red", "stairs red"]);
	});

	it("tells nobody of what was rolled back", async () => {
		const heard: string[] = [];
		outbox.listen(LAMP_LIT, "hall", async (_tx, { lamp }) => void heard.push(lamp));
		await outbox.start();
		const failing = database.transaction(async (tx) => {
			await outbox.announce(tx, LAMP_LIT, { lamp: "never" });
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		await database.transaction((tx) => outbox.announce(tx, LAMP_LIT, { lamp: "after" }));
		await settled(() => heard.length > 0);
		expect(heard).toEqual(["after"]);
	});

	it("tries again what has failed", async () => {
		let attempts = 0;
		outbox.work("lift", async () => {
			if (++attempts === 1) throw new Error("too heavy");
		});
		await database.transaction((tx) => outbox.enqueue(tx, "lift", {}));
		await outbox.start();
		await settled(() => attempts === 2);
		expect(attempts).toBe(2);
	});

	it("does what a process that was killed had begun", async () => {
		const done: unknown[] = [];
		outbox.work("tidy", async (payload) => void done.push(payload.what));
		await database.transaction((tx) => outbox.enqueue(tx, "tidy", { what: "begun" }));
		await sql`update graphile_worker._private_jobs set locked_by = 'gone', locked_at = now() - interval '20 s'`.execute(
			database.reader,
		);
		await outbox.start();
		await settled(() => done.length > 0);
		expect(done).toEqual(["begun"]);
	});

	it("leaves alone what another process is doing", async () => {
		const done: unknown[] = [];
		outbox.work("tidy", async (payload) => void done.push(payload.what));
		await database.transaction((tx) => outbox.enqueue(tx, "tidy", { what: "another's" }));
		await sql`update graphile_worker._private_jobs set locked_by = 'another', locked_at = now() - interval '5 s'`.execute(
			database.reader,
		);
		await outbox.start();
		await database.transaction((tx) => outbox.enqueue(tx, "tidy", { what: "ours" }));
		await settled(() => done.length > 0);
		expect(done).toEqual(["ours"]);
	});

	it("goes on when its connections were cut in the middle", async () => {
		const done: number[] = [];
		outbox.work("count", async ({ at }) => {
			await new Promise((resolve) => setTimeout(resolve, 50));
			done.push(at as number);
		});
		await outbox.start();
		await database.transaction(async (tx) => {
			for (let at = 0; at < 12; at++) await outbox.enqueue(tx, "count", { at });
		});
		await settled(() => done.length > 0);
		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()`.execute(database.reader);
		await settled(() => new Set(done).size === 12);
		expect([...new Set(done)].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at));
	}, 20_000);

	it("replaces waiting work of the same key", async () => {
		const done: unknown[] = [];
		outbox.work("tidy", async (payload) => void done.push(payload.what));
		await database.transaction((tx) => outbox.enqueue(tx, "tidy", { what: "first" }, { key: "k" }));
		await database.transaction((tx) => outbox.enqueue(tx, "tidy", { what: "second" }, { key: "k" }));
		await outbox.start();
		await settled(() => done.length > 0);
		expect(done).toEqual(["second"]);
	});
});
