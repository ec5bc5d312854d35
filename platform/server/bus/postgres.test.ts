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
	const received: string[] = [];
	const onMissed = vi.fn();
	bus.subscribe("news", (text) => received.push(text), onMissed);
	return { bus, received, onMissed };
}

describe("the bus over PostgreSQL", () => {
	it("delivers to every process, and after a broken connection again, with a report of missed messages", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect([here.received[0], there.received[0]]).toEqual(["one", "one"]);
		}, soon);
		expect([here.onMissed, there.onMissed].flatMap((onMissed) => onMissed.mock.calls)).toEqual([]);

		await sql`select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and query like 'listen %'`.execute(database.reader);
		await vi.waitFor(
			() => expect([here.onMissed, there.onMissed].map((onMissed) => onMissed.mock.calls.length)).toEqual([1, 1]),
			soon,
		);
		there.bus.publish("news", "again");
		await vi.waitFor(() => expect(here.received).toContain("again"), soon);
	});

	it("reports missed messages also to processes that stayed connected, if one could not be sent", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await vi.waitFor(() => {
			here.bus.publish("news", "one");
			expect(there.received[0]).toBe("one");
		}, soon);
		// Longer than the database accepts.
		here.bus.publish("news", "x".repeat(9_000));
		await vi.waitFor(() => expect(there.onMissed).toHaveBeenCalledOnce(), soon);
	});

	it("reconnects again and again to a database that refuses connections, at a constant rate", async () => {
		let connectionCount = 0;
		const shut = createServer((socket) => {
			connectionCount++;
			socket.destroy();
		});
		await new Promise<void>((resolve) => shut.listen(0, "127.0.0.1", resolve));
		const { port } = shut.address() as { port: number };
		const bus = openPostgresBus(`postgres://unknown@127.0.0.1:${port}/none`, openLog("silent"));
		await new Promise((resolve) => setTimeout(resolve, 2_250));
		await bus.close();
		await new Promise((resolve) => shut.close(resolve));
		expect(connectionCount).toBeGreaterThanOrEqual(3);
		expect(connectionCount).toBeLessThanOrEqual(5);
	});
});
