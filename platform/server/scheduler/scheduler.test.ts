import { HOUR_MS } from "@baize/kernel/time";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { openScheduler, type Scheduler } from "./index.ts";

let database: Database;
let opened: Scheduler[];

beforeEach(async () => {
	database = await openTestDatabase();
	opened = [];
});
afterEach(async () => {
	await Promise.all(opened.map((scheduler) => scheduler.stop()));
	await database.close();
});

/** The scheduler of one process. */
function openProcess(): Scheduler {
	const scheduler = openScheduler(database, openLog("silent"));
	opened.push(scheduler);
	return scheduler;
}

describe("periodic jobs", () => {
	it("start when they are due, even if the interval is long", async () => {
		const work = vi.fn(async () => {});
		openProcess().every(HOUR_MS, "lamps.clean", work, 0);
		await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
	});

	it("run again, also after a failure", async () => {
		const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error("the lamp is hot"));
		openProcess().every(1, "lamps.clean", work);
		await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
	});

	it("run in one process at a time", async () => {
		let atWork = 0;
		let maxAtWork = 0;
		let done = 0;
		const work = async (): Promise<void> => {
			maxAtWork = Math.max(maxAtWork, ++atWork);
			await new Promise((resolve) => setTimeout(resolve, 5));
			atWork -= 1;
			done += 1;
		};
		const addedTwice = openProcess();
		for (const scheduler of [addedTwice, addedTwice, openProcess(), openProcess()])
			scheduler.every(1, "lamps.clean", work);
		await vi.waitFor(() => expect(done).toBeGreaterThan(10), { timeout: 5_000 });
		expect(maxAtWork).toBe(1);
	});

	it("are not blocked by one of another name that has not ended", async () => {
		const { promise: ended, resolve: end } = Promise.withResolvers<void>();
		const endless = vi.fn(() => ended);
		const other = vi.fn(async () => {});
		openProcess().every(HOUR_MS, "lamps.clean", endless, 0);
		await vi.waitFor(() => expect(endless).toHaveBeenCalled());
		openProcess().every(HOUR_MS, "stairs.sweep", other, 0);
		await vi.waitFor(() => expect(other).toHaveBeenCalled());
		end();
	});

	it("leave the connections of the pool to the work, even if many start together", async () => {
		const scheduler = openProcess();
		const work = vi.fn(async () => void (await sql`select 1`.execute(database.reader)));
		const count = database.pool.options.max + 2;
		for (let number = 0; number < count; number++) scheduler.every(HOUR_MS, `lamp.${number}`, work, 0);
		const outcomes = () => work.mock.settledResults.map(({ type }) => type);
		await vi.waitFor(() => expect(outcomes()).toEqual(Array(count).fill("fulfilled")), { timeout: 3_000 });
	});

	it("that are running are awaited by stop(), and none starts after it", async () => {
		let isDone = false;
		const begun = vi.fn();
		const scheduler = openProcess();
		scheduler.every(1, "lamps.clean", async () => {
			begun();
			await new Promise((resolve) => setTimeout(resolve, 50));
			isDone = true;
		});
		await vi.waitFor(() => expect(begun).toHaveBeenCalled());
		await scheduler.stop();
		expect(isDone).toBe(true);
		const times = begun.mock.calls.length;
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(begun).toHaveBeenCalledTimes(times);
	});
});
