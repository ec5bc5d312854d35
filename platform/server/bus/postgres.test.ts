import { createServer } from "node:net";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { type Bus, openPostgresBus } from "./index.ts";

const soon = { timeout: 4_000, interval: 20 };
const buses: Bus[] = [];
let database: Database;

beforeAll(async () => {
	database = await openTestDatabase();
});
afterEach(async () => {
	await Promise.all(buses.splice(0).map((bus) => bus.close()));
});
afterAll(() => database.close());

function aProcess() {
	const bus = openPostgresBus(database.url, openLog("silent"));
	buses.push(bus);
	const heard: string[] = [];
	const missed = vi.fn();
	bus.subscribe("news", (text) => heard.push(text), missed);
	return { bus, heard, missed };
}

describe("the bus over PostgreSQL", () => {
	it("is heard by every process, and after a broken connection again, which says that words were missed", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect([here.heard[0], there.heard[0]]).toEqual(["one", "one"]);
		}, soon);
		expect([here.missed, there.missed].flatMap((missed) => missed.mock.calls)).toEqual([]);

		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and query like 'listen %'`.execute(database.reader);
		await vi.waitFor(
			() => expect([here.missed, there.missed].map((missed) => missed.mock.calls.length)).toEqual([1, 1]),
			soon,
		);
		there.bus.publish("news", "again");
		await vi.waitFor(() => expect(here.heard).toContain("again"), soon);
	});

	it("says that words were missed also to those who were never away, where one could not be sent", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect(there.heard[0]).toBe("one");
		}, soon);
		// Longer than the database takes.
		here.bus.publish("news", "x".repeat(9_000));
		await vi.waitFor(() => expect(there.missed).toHaveBeenCalledOnce(), soon);
	});

	it("asks a database that takes no connection again and again, and no oftener the longer it is away", async () => {
		let asked = 0;
		const shut = createServer((socket) => {
			asked++;
			socket.destroy();
		});
		await new Promise<void>((resolve) => shut.listen(0, "127.0.0.1", resolve));
		const { port } = shut.address() as { port: number };
		const bus = openPostgresBus(`postgres://nobody@127.0.0.1:${port}/none`, openLog("silent"));
		await new Promise((resolve) => setTimeout(resolve, 2_250));
		await bus.close();
		await new Promise((resolve) => shut.close(resolve));
		expect(asked).toBeGreaterThanOrEqual(3);
		expect(asked).toBeLessThanOrEqual(5);
	});
});
