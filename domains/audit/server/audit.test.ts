import { openIds } from "@baize/kernel/id";
import { type Database, openInProcessClient, type Visit } from "@baize/platform-server";
import { openTestDatabase, PROVED, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAuditEntries } from "../contract/index.ts";
import { type Audit, auditBindings, openAudit, type People } from "./index.ts";

const clock = settableClock();
const OLGA = 100n;
const ALICE = 7n;
let database: Database;
let audit: Audit;

beforeAll(async () => {
	database = await openTestDatabase();
	audit = openAudit({ clock, ids: openIds(clock) });
	await database.transaction(async (tx) => {
		await audit.record(tx, { action: "player.signedIn", actorId: ALICE, playerId: ALICE, ip: "2001:db8::1" });
		await audit.record(tx, {
			action: "withdrawal.approved",
			actorId: OLGA,
			playerId: ALICE,
			target: "w1",
			details: { amountMinor: 500 },
			ip: "192.0.2.1",
		});
		await audit.record(tx, { action: "seed.rotated" });
	});
});
afterAll(() => database.close());

/** No names are known. */
const NO_NAMES: People = { namesOf: async () => new Map(), idOf: async () => undefined };

const visitAs = (roles: string[]): Visit => ({
	session: { sessionId: 1n, handle: "h", playerId: OLGA, bucket: 36, currency: "", roles, ...PROVED },
	locale: "en",
	ip: "127.0.0.1",
	userAgent: "",
	cookies: {},
});
const page = (query: Record<string, unknown>) =>
	openInProcessClient(auditBindings({ database, people: NO_NAMES })).call(
		listAuditEntries,
		{ query },
		visitAs(["audit"]),
	);
const list = async (query: Record<string, unknown>) => (await page(query)).entries;

describe("[BO-01] the audit log", () => {
	it("shows who did what to whom, when and from where, newest first", async () => {
		const entries = await list({});
		expect(entries.map((entry) => entry.action)).toEqual(["seed.rotated", "withdrawal.approved", "player.signedIn"]);
		expect(entries[1]).toMatchObject({
			target: "w1",
			details: { amountMinor: 500 },
			ip: "192.0.2.1",
			at: "2026-11-20T12:00:00.000Z",
		});
		expect(entries[0]).not.toHaveProperty("actorId");
	});

	it("goes on after the last entry of a page, and says when there are no more", async () => {
		const { next: cursor } = await page({ limit: 1 });
		const { entries, next } = await page({ cursor });
		expect(entries.map((entry) => entry.action)).toEqual(["withdrawal.approved", "player.signedIn"]);
		expect(next).toBeNull();
	});

	it("finds what one operator did, and all about one kind of thing", async () => {
		const [, approval] = await list({});
		const byOlga = await list({ actorId: approval?.actorId });
		expect(byOlga).toEqual([approval]);
		expect(await list({ action: "withdrawal." })).toEqual([approval]);
		expect(await list({ action: "%" })).toEqual([]);
		expect(await list({ playerId: approval?.playerId })).toHaveLength(2);
	});

	it("names the people that the site knows, in one query, finds them by e-mail, and leaves the others their ids", async () => {
		let queryCount = 0;
		const people: People = {
			namesOf: async (_reader, ids) => {
				queryCount++;
				return new Map(
					ids
						.filter((id) => id === OLGA)
						.map((id) => [id, { name: "Olga Novak", email: "olga@baize.test", isOperator: true }]),
				);
			},
			idOf: async (_reader, email) => (email === "olga@baize.test" ? OLGA : undefined),
		};
		const calls = openInProcessClient(auditBindings({ database, people }));
		const listed = async (query: object) => (await calls.call(listAuditEntries, { query }, visitAs(["audit"]))).entries;
		const entries = await listed({});
		expect(queryCount).toBe(1);
		const approval = entries.find(({ action }) => action === "withdrawal.approved");
		expect(approval?.actor).toEqual({ name: "Olga Novak", email: "olga@baize.test" });
		expect(approval).not.toHaveProperty("player");
		expect(await listed({ actorId: "olga@baize.test" })).toEqual([approval]);
		expect(await listed({ actorId: "nobody@baize.test" })).toEqual([]);
		expect(await listed({ playerId: "olga@baize.test" })).toEqual([]);
	});

	it("is read only by operators with the role for it", async () => {
		const calls = openInProcessClient(auditBindings({ database, people: NO_NAMES }));
		const request = calls.call(listAuditEntries, { query: {} }, visitAs(["support"]));
		await expect(request).rejects.toThrow("NOT_ALLOWED");
	});

	it.each(["update audit.entry set action = 'nothing'", "delete from audit.entry", "truncate audit.entry"])(
		"refuses %j for every operator",
		async (statement) => {
			await expect(sql.raw(statement).execute(database.reader)).rejects.toThrow("only added to");
			expect(await list({})).toHaveLength(3);
		},
	);

	it("stores nothing of what was rolled back", async () => {
		const failing = database.transaction(async (tx) => {
			await audit.record(tx, { action: "withdrawal.approved" });
			throw new Error("no");
		});
		await expect(failing).rejects.toThrow("no");
		expect(await list({})).toHaveLength(3);
	});
});
