import { HOUR_MS } from "@baize/kernel/time";
import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database/index.ts";
import { openLog } from "../log/index.ts";
import { openRounds, type Rounds } from "./index.ts";

let database: Database;
let opened: Rounds[];

beforeEach(async () => {
	database = await openTestDatabase();
	opened = [];
});
afterEach(async () => {
	await Promise.all(opened.map((rounds) => rounds.stop()));
	await database.close();
});

/** The rounds of one process of the house. */
function openProcess(): Rounds {
	const rounds = openRounds(database, openLog("silent"));
	opened.push(rounds);
	return rounds;
}

describe("rounds of work", () => {
	it("begin when they are told to, however long it is from one to the next", async () => {
		const work = vi.fn(async () => {});
		openProcess().every(HOUR_MS, "lamps.clean", work, 0);
		await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
	});

	it("come again, also after one that failed", async () => {
		const work = vi.fn(async () => {}).mockRejectedValueOnce(new Error("the lamp is hot"));
		openProcess().every(1, "lamps.clean", work);
		await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
	});

	it("are done by one process at a time, and not kept from it by another's name", async () => {
		let atWork = 0;
		let mostAtWork = 0;
		let done = 0;
		const work = async (): Promise<void> => {
			mostAtWork = Math.max(mostAtWork, ++atWork);
			await new Promise((resolve) => setTimeout(resolve, 5));
			atWork -= 1;
			done += 1;
		};
		const other = vi.fn(async () => {});
		const toldTwice = openProcess();
		for (const rounds of [toldTwice, toldTwice, openProcess(), openProcess()]) rounds.every(1, "lamps.clean", work);
		openProcess().every(1, "stairs.sweep", other);
		await vi.waitFor(() => expect(done).toBeGreaterThan(10), { timeout: 5_000 });
		expect(mostAtWork).toBe(1);
		expect(other).toHaveBeenCalled();
	});

	it("leave the connections of the house to the work, however many begin together", async () => {
		const rounds = openProcess();
		const work = vi.fn(async () => void (await sql`select 1`.execute(database.reader)));
		const count = database.pool.options.max + 2;
		for (let number = 0; number < count; number++) rounds.every(HOUR_MS, `lamp.${number}`, work, 0);
		const outcomes = () => work.mock.settledResults.map(({ type }) => type);
		await vi.waitFor(() => expect(outcomes()).toEqual(Array(count).fill("fulfilled")), { timeout: 3_000 });
	});

	it("that are under way are waited for by a stop, and none begins after it", async () => {
		let isDone = false;
		const begun = vi.fn();
		const rounds = openProcess();
		rounds.every(1, "lamps.clean", async () => {
			begun();
			await new Promise((resolve) => setTimeout(resolve, 50));
			isDone = true;
		});
		await vi.waitFor(() => expect(begun).toHaveBeenCalled());
		await rounds.stop();
		expect(isDone).toBe(true);
		const times = begun.mock.calls.length;
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(begun).toHaveBeenCalledTimes(times);
	});
});
