import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeLaunderingAlert, listLaunderingAlerts, noteLaunderingAlert } from "../contract/index.ts";
import { openTestLaundering, visitOf } from "../testing/index.ts";

const YEAR_DAYS = 366;
const OLGA = visitOf(7n);

let opened: Awaited<ReturnType<typeof openTestLaundering>>;
let closedAccounts: Map<Id, Date>;
beforeEach(async () => {
	closedAccounts = new Map();
	opened = await openTestLaundering({ accountClosedAt: async (_reader, playerId) => closedAccounts.get(playerId) });
});
afterEach(() => opened.close());

const now = () => opened.app.clock.nowMs();
const inYears = (years: number) => opened.app.clock.set(now() + years * YEAR_DAYS * DAY_MS);

/** An alert of a new player, with a note. */
async function anAlert(): Promise<{ id: string; playerId: Id }> {
	const person = await opened.app.player();
	await opened.deposit(person, 1_000_000n);
	await opened.catchUp();
	const { alerts } = await opened.call(listLaunderingAlerts, { query: { limit: 100 } }, OLGA);
	const alert = alerts.find(({ playerName }) => playerName === `Person ${person.session.playerId}`)!;
	const params = { params: { alert: alert.id } };
	await opened.call(noteLaunderingAlert, { ...params, body: { text: "Called the bank." } }, OLGA);
	return { id: alert.id, playerId: person.session.playerId };
}

async function decided(): Promise<{ id: string; playerId: Id }> {
	const alert = await anAlert();
	const body = { outcome: "explained", reason: "A flat was sold." } as const;
	const { proposal } = await opened.call(closeLaunderingAlert, { params: { alert: alert.id }, body }, OLGA);
	await opened.approve(proposal!.id, 8n);
	return alert;
}

const left = async (): Promise<string[]> =>
	(await opened.call(listLaunderingAlerts, { query: {} }, OLGA)).alerts.map(({ id }) => id);

describe("an alert that was decided", () => {
	it.each<[string, { closesAfter?: number; looksAfter: number; stays: boolean }]>([
		["stays while the account is open", { looksAfter: 9, stays: true }],
		["stays for five years after the account was closed", { closesAfter: 2, looksAfter: 6, stays: true }],
		["is deleted five years after the account was closed", { closesAfter: 2, looksAfter: 8, stays: false }],
		["is deleted ten years after its decision, whatever became of the account", { looksAfter: 11, stays: false }],
	])("%s", async (_what, { closesAfter, looksAfter, stays }) => {
		const { id, playerId } = await decided();
		if (closesAfter !== undefined) closedAccounts.set(playerId, new Date(now() + closesAfter * YEAR_DAYS * DAY_MS));
		inYears(looksAfter);
		await opened.laundering.deleteOldAlerts();
		expect(await left()).toEqual(stays ? [id] : []);
		const { rows } = await sql`select note_id from laundering.note`.execute(opened.app.database.reader);
		expect(rows.length > 0).toBe(stays);
		const deleted = opened.audited.filter(({ action }) => action === "laundering.deleted");
		expect(deleted).toEqual(stays ? [] : [{ action: "laundering.deleted", target: "alerts", details: { alerts: 1 } }]);
	});

	it("is deleted alone: one that no one has decided about stays, and so does its hold", async () => {
		const open = await anAlert();
		const old = await decided();
		for (const { playerId } of [open, old]) closedAccounts.set(playerId, new Date(now()));
		inYears(11);
		await opened.laundering.deleteOldAlerts();
		expect(await left()).toEqual([open.id]);
	});
});
