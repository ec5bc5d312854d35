import { idText, openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAudit } from "./index.ts";

const PLAYER = 64n;
const clock = settableClock();
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

describe("an entry", () => {
	it("is sent to security monitoring once it is committed, and not if it is rolled back", async () => {
		const reported: unknown[] = [];
		const watched = openAudit({
			clock,
			ids: openIds(clock),
			securityEvents: { emit: (event) => reported.push(event) },
		});
		const entry = { action: "login.failed", playerId: PLAYER, ip: "203.0.113.9", details: { tries: 2 } };
		const rolledBack = database.transaction(async (tx) => {
			await watched.record(tx, entry);
			throw new Error("rolled back");
		});
		await expect(rolledBack).rejects.toThrow("rolled back");
		expect(reported).toEqual([]);
		await database.transaction(async (tx) => {
			await watched.record(tx, entry);
			await watched.record(tx, { action: "operator.invited", actor: "command line", target: "ada@baize.test" });
		});
		expect(reported).toEqual([
			{
				name: "login.failed",
				severity: "warning",
				playerId: idText(PLAYER),
				ip: "203.0.113.9",
				details: { tries: 2 },
			},
			{
				name: "operator.invited",
				severity: "warning",
				details: { actor: "command line", target: "ada@baize.test" },
			},
		]);
	});
});
