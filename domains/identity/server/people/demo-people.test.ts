import { openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES } from "../../contract/index.ts";
import { seedIdentity } from "../index.ts";

const clock = settableClock();
const ids = openIds(clock);
let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const seed = () => seedIdentity({ database, clock, ids });
const change = (email: string, roles: string[]) =>
	sql`update identity.person set roles = ${roles} where email = ${email}`.execute(database.reader);

async function rolesOf(email: string): Promise<string[] | undefined> {
	const { rows } = await sql<{ roles: string[] }>`select roles from identity.person where email = ${email}`.execute(
		database.reader,
	);
	return rows[0]?.roles;
}

describe("[BO-01] the demo people", () => {
	it("are the same at each start", async () => {
		expect(await seed()).toEqual(await seed());
		expect(await rolesOf("olga@baize.test")).toEqual([...ROLES]);
		expect(await rolesOf("oscar@baize.test")).toEqual(["support"]);
	});

	it("get the roles that their operators lack, and keep their other roles", async () => {
		await change("olga@baize.test", ["support", "players"]);
		await change("oscar@baize.test", ["audit"]);
		await seed();
		expect(await rolesOf("olga@baize.test")).toEqual([...ROLES]);
		expect(await rolesOf("oscar@baize.test")).toEqual(["audit", "support"]);
	});

	it("do not make operators of people who are none", async () => {
		await change("oscar@baize.test", []);
		await seed();
		expect(await rolesOf("oscar@baize.test")).toEqual([]);
		expect(await rolesOf("alice@baize.test")).toEqual([]);
	});
});
