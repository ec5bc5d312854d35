import { idText, openIds } from "@baize/kernel/id";
import type { Database, SpentBudget } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { spend } from "./attempt-store.ts";

const clock = settableClock();
const BUDGET = { kind: "upload", limit: 2, windowMs: 60_000 };
let database: Database;

beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

it("[VER-10] attempts beyond a budget are reported to the security events, until its time is over", async () => {
	const spent: SpentBudget[] = [];
	const playerId = openIds(clock, 12)();
	const one = async () =>
		(await spend({ database, clock, onBudgetSpent: (of) => spent.push(of) }, playerId, BUDGET)).isLeft;
	expect([await one(), await one()]).toEqual([true, true]);
	expect(spent).toEqual([]);
	expect(await one()).toBe(false);
	const subject = idText(playerId);
	expect(spent).toEqual([{ budget: "documents:upload", subject, playerId: subject }]);
	clock.advance(BUDGET.windowMs);
	expect(await one()).toBe(true);
	expect(spent).toHaveLength(1);
});
