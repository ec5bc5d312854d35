import { openTestDatabase } from "@baize/testing";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "./index.ts";
import { retryOnContention, StillContended } from "./retry.ts";

/** Work that fails with each of these SQL states in turn; then it answers how often it was done. */
function failing(...states: (string | undefined)[]) {
	let done = 0;
	return async (): Promise<number> => {
		const code = states[done++];
		if (done <= states.length) throw Object.assign(new Error("from the database"), { code });
		return done;
	};
}

function noted(chance = 0.5) {
	const waitsMs: number[] = [];
	return { waitsMs, timing: { pause: async (ms: number) => void waitsMs.push(ms), chance: () => chance } };
}

describe("a transaction that met another one", () => {
	it.each(["40001", "40P01"])("is done again after %s", async (state) => {
		expect(await retryOnContention(failing(state, state), noted())).toBe(3);
	});

	it("is given up after five attempts, with an error that says so", async () => {
		const given = retryOnContention(failing(...Array(5).fill("40001")), noted());
		await expect(given).rejects.toThrow(StillContended);
		await expect(given).rejects.toThrow("each of 5 attempts conflicted with another transaction: from the database");
	});

	it.each([["23505"], ["22012"], [undefined]])("is not done again after %s", async (state) => {
		await expect(retryOnContention(failing(state), noted())).rejects.toThrow(/^from the database$/);
	});

	it("is done again after what its domain names as a conflict, too", async () => {
		expect(await retryOnContention(failing("23505"), { ...noted(), also: ["23505"] })).toBe(2);
	});

	it("waits twice as long each time, and by chance up to as long before or after", async () => {
		const [least, most] = [noted(0), noted(1)];
		for (const { timing } of [least, most])
			await retryOnContention(failing("40001", "40001", "40001", "40001"), { timing });
		expect(least.waitsMs).toEqual([2.5, 5, 10, 20]);
		expect(most.waitsMs).toEqual([7.5, 15, 30, 60]);
	});

	it("is the victim of a real deadlock, and succeeds", async () => {
		const database = await openTestDatabase();
		await sql`create table meeting (key int primary key, times int not null)`.execute(database.reader);
		await sql`insert into meeting values (1, 0), (2, 0)`.execute(database.reader);
		const met = Promise.withResolvers<void>();
		let waiting = 0;
		const inOrder = (first: number, second: number) =>
			retryOnContention(() =>
				database.transaction(async (tx) => {
					await sql`update meeting set times = times + 1 where key = ${first}`.execute(tx);
					if (++waiting === 2) met.resolve();
					await met.promise;
					await sql`update meeting set times = times + 1 where key = ${second}`.execute(tx);
				}),
			);
		await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
		const { rows } = await sql`select times from meeting`.execute(database.reader);
		expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
		expect(waiting).toBeGreaterThanOrEqual(3);
		await database.close();
	});
});

describe("a transaction whose connection is lost", () => {
	const UNREACHABLE = "postgres://player@127.0.0.1:1/nothing";

	it("before it began is tried again, and the loss is what is answered at last", async () => {
		const database = openDatabase(UNREACHABLE);
		const { waitsMs, timing } = noted();
		const given = retryOnContention(() => database.transaction(async () => {}), { timing });
		await expect(given).rejects.toMatchObject({ code: "ECONNREFUSED" });
		expect(waitsMs).toHaveLength(4);
		await database.close();
	});

	it("during it is not, because it may have been committed", async () => {
		const database = await openTestDatabase();
		const lost = Object.assign(new Error("Connection terminated"), { code: "ECONNRESET" });
		let attempts = 0;
		const given = retryOnContention(() =>
			database.transaction(async () => {
				attempts++;
				throw lost;
			}),
		);
		await expect(given).rejects.toBe(lost);
		expect(attempts).toBe(1);
		await database.close();
	});
});
