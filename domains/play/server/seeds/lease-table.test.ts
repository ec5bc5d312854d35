import { randomBytes } from "node:crypto";
import { type Database, openDerivedSeeds, type Reader } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLeaseTable } from "./lease-table.ts";
import { publishedSeeds } from "./published-seeds.ts";
import { begunPair } from "./rules.ts";
import { updateSeeds } from "./store.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const PLAYER = 64n;
const IS_RETURN = /leased_by = null/;

/** Loses the answer to the next return of leases where a test asks for it; the return itself is written. */
function losingReturns(reader: Reader): { reader: Reader; lose(): void } {
	const { promise: untilLost, reject: lose } = Promise.withResolvers<never>();
	// The row can be read before the answer comes here, and the answer be lost before anything waits for it.
	untilLost.catch(() => {});
	const executor = reader.getExecutor();
	async function executeQuery(...query: Parameters<typeof executor.executeQuery>) {
		const answer = await executor.executeQuery(...query);
		return IS_RETURN.test(query[0].sql) ? untilLost : answer;
	}
	const losing = new Proxy(executor, {
		get(whole, name: keyof typeof executor) {
			const own = name === "executeQuery" ? executeQuery : whole[name];
			return typeof own === "function" ? own.bind(whole) : own;
		},
	});
	return {
		reader: Object.create(reader, { getExecutor: { value: () => losing } }),
		lose: () => lose(new Error("the connection is gone")),
	};
}

it("[GAME-02] a return whose answer was lost does not set back the numbers of the lease that followed", async () => {
	const clock = settableClock();
	const seeds = openDerivedSeeds(randomBytes(32), { bytes: randomBytes });
	const { reader } = database;
	const row = await publishedSeeds({ reader, seeds, clock }, PLAYER);
	await database.transaction((tx) => updateSeeds(tx, begunPair(row, "of the player", clock.nowMs())));
	const returning = losingReturns(reader);
	const queue = { isTaken: () => false };
	const leases = openLeaseTable({ reader: returning.reader, clock, seeds, queue, processName: "this one" });

	await leases.load(PLAYER);
	leases.get(PLAYER)!.nextNonce = 1;
	const returned = leases.returnLease(PLAYER);
	while (leases.get(PLAYER) === undefined) await leases.load(PLAYER);
	expect(leases.get(PLAYER)!.nextNonce).toBe(1);
	leases.get(PLAYER)!.nextNonce = 2;
	returning.lose();
	await expect(returned).rejects.toThrow("gone");
	expect(leases.get(PLAYER)!.nextNonce).toBe(2);
});
