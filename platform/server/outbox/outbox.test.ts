import { Struct, Text } from "@baize/kernel/call";
import { defineEvent } from "@baize/kernel/event";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database, Tx } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { defineJob, type Outbox, openOutbox } from "./index.ts";

const lift = defineJob("lift", "player");
const tidy = defineJob("tidy", "player");
const count = defineJob("count", "player");
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
	it("delivers an event to every listener after its transaction has committed", async () => {
		const received: string[] = [];
		outbox.listen(LAMP_LIT, "hall", "player", async (_tx, { lamp }) => void received.push(`hall ${lamp}`));
		outbox.listen(LAMP_LIT, "stairs", "player", async (_tx, { lamp }) => void received.push(`stairs ${lamp}`));
		await outbox.start();
		await database.transaction((tx) => outbox.announce(tx, LAMP_LIT, { lamp: "red" }));
		await settled(() => received.length === 2);
		expect(received.sort()).toEqual(["hall red", "stairs red"]);
	});

	it("does not deliver an event that was rolled back", async () => {
		const received: string[] = [];
		outbox.listen(LAMP_LIT, "hall", "player", async (_tx, { lamp }) => void received.push(lamp));
		await outbox.start();
		const failing = database.transaction(async (tx) => {
			await outbox.announce(tx, LAMP_LIT, { lamp: "never" });
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		await database.transaction((tx) => outbox.announce(tx, LAMP_LIT, { lamp: "after" }));
		await settled(() => received.length > 0);
		expect(received).toEqual(["after"]);
	});

	it("tries again what has failed", async () => {
		let attempts = 0;
		outbox.work(lift, async () => {
			if (++attempts === 1) throw new Error("too heavy");
		});
		await database.transaction((tx) => outbox.enqueue(tx, lift, {}));
		await outbox.start();
		await settled(() => attempts === 2);
		expect(attempts).toBe(2);
	});

	it("runs again what a killed process had begun", async () => {
		const done: unknown[] = [];
		outbox.work(tidy, async (payload) => void done.push(payload.what));
		await database.transaction((tx) => outbox.enqueue(tx, tidy, { what: "begun" }));
		await sql`update jobs_player._private_jobs set locked_by = 'gone', locked_at = now() - interval '20 s'`.execute(
			database.reader,
		);
		await outbox.start();
		await settled(() => done.length > 0);
		expect(done).toEqual(["begun"]);
	});

	it("leaves alone what another process is doing", async () => {
		const done: unknown[] = [];
		outbox.work(tidy, async (payload) => void done.push(payload.what));
		await database.transaction((tx) => outbox.enqueue(tx, tidy, { what: "another's" }));
		await sql`update jobs_player._private_jobs set locked_by = 'another', locked_at = now() - interval '5 s'`.execute(
			database.reader,
		);
		await outbox.start();
		await database.transaction((tx) => outbox.enqueue(tx, tidy, { what: "ours" }));
		await settled(() => done.length > 0);
		expect(done).toEqual(["ours"]);
	});

	it("goes on when its connections were cut in the middle", async () => {
		const done: number[] = [];
		outbox.work(count, async ({ at }) => {
			await new Promise((resolve) => setTimeout(resolve, 50));
			done.push(at as number);
		});
		await outbox.start();
		await database.transaction(async (tx) => {
			for (let at = 0; at < 12; at++) await outbox.enqueue(tx, count, { at });
		});
		await settled(() => done.length > 0);
		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()`.execute(database.reader);
		await settled(() => new Set(done).size === 12);
		expect([...new Set(done)].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at));
	}, 20_000);

	describe("applies what a listener writes once", () => {
		const written = async (): Promise<string[]> =>
			(await sql<{ lamp: string }>`select lamp from lamp`.execute(database.reader)).rows.map(({ lamp }) => lamp);
		const write = (tx: Tx, lamp: string) => sql`insert into lamp values (${lamp})`.execute(tx);
		const announce = () => database.transaction((tx) => outbox.announce(tx, LAMP_LIT, { lamp: "red" }));
		const isEmpty = async () =>
			(await sql`select from jobs_player._private_jobs`.execute(database.reader)).rows.length === 0;
		beforeEach(() => sql`create table lamp (lamp text)`.execute(database.reader));

		it("also if the worker ended before it could store the result", async () => {
			let isFirst = true;
			const mortal: Database = {
				...database,
				async transaction(work) {
					const result = await database.transaction(work);
					if (isFirst) {
						isFirst = false;
						throw new Error("killed after the commit");
					}
					return result;
				},
			};
			await outbox.stop();
			outbox = openOutbox(mortal, openLog("silent"));
			outbox.listen(LAMP_LIT, "hall", "player", async (tx, { lamp }) => void (await write(tx, lamp)));
			await database.transaction((tx) => outbox.announce(tx, LAMP_LIT, { lamp: "red" }));
			await outbox.start();
			await vi.waitFor(async () => expect([isFirst, await isEmpty()]).toEqual([false, true]), { timeout: 10_000 });
			expect(await written()).toEqual(["red"]);
		});

		it("also where another process took it over while it was under way", async () => {
			let begun = 0;
			let unblock = (): void => {};
			const blocked = new Promise<void>((resolve) => {
				unblock = resolve;
			});
			const listen = (to: Outbox) =>
				to.listen(LAMP_LIT, "hall", "player", async (tx, { lamp }) => {
					begun += 1;
					await blocked;
					await write(tx, lamp);
				});
			const other = openOutbox(database, openLog("silent"));
			listen(outbox);
			listen(other);
			await outbox.start();
			await announce();
			await settled(() => begun === 1);
			await sql`update jobs_player._private_jobs set locked_by = null, locked_at = null`.execute(database.reader);
			await other.start();
			await settled(() => begun === 2);
			unblock();
			await Promise.all([outbox.stop(), other.stop()]);
			outbox = openOutbox(database, openLog("silent"));
			expect([begun, await written()]).toEqual([2, ["red"]]);
		});

		it("and again where it was rolled back", async () => {
			let attempts = 0;
			outbox.listen(LAMP_LIT, "hall", "player", async (tx, { lamp }) => {
				await write(tx, lamp);
				if (++attempts === 1) throw new Error("too dark");
			});
			await announce();
			await outbox.start();
			await vi.waitFor(async () => expect([attempts, await isEmpty()]).toEqual([2, true]), { timeout: 10_000 });
			expect(await written()).toEqual(["red"]);
		});
	});

	it("replaces waiting work of the same key", async () => {
		const done: unknown[] = [];
		outbox.work(tidy, async (payload) => void done.push(payload.what));
		await database.transaction((tx) => outbox.enqueue(tx, tidy, { what: "first" }, { key: "k" }));
		await database.transaction((tx) => outbox.enqueue(tx, tidy, { what: "second" }, { key: "k" }));
		await outbox.start();
		await settled(() => done.length > 0);
		expect(done).toEqual(["second"]);
	});
});
