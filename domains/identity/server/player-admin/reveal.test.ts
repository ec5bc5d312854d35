import { idText } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMember, aSignedIn, openTestApp, type SignedIn, type Site, type TestApp } from "../../testing/index.ts";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let oscar: SignedIn;
let player: bigint;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
});
afterAll(() => app.close());
beforeEach(async () => {
	oscar = await aSignedIn(app, { roles: ["support"] });
	player = (await aMember(app)).playerId;
});

const path = (of: bigint = player) => `/api/v1/operator/players/${idText(of)}/reveal`;
const reveal = (by: SignedIn = oscar, reason = "calls by phone") => site.post(path(), { reason }, by);
const shownTo = async ({ playerId }: SignedIn) => [...(await app.identity.revealedTo(playerId))];

describe("[BO-01] a player's personal data", () => {
	it("is shown to the operator who gives a reason, for 15 minutes, and the log stores the reason", async () => {
		const untilMs = clock.nowMs() + 15 * 60_000;
		expect((await site.get(path(), oscar)).json()).toEqual({});
		const shown = { untilMs, leftMs: 15 * 60_000 };
		expect((await reveal()).json()).toEqual(shown);
		expect([(await site.get(path(), oscar)).json(), await shownTo(oscar)]).toEqual([shown, [idText(player)]]);
		const { rows } = await sql<object>`select action, actor_id, details from audit.entry
			where player_id = ${player}`.execute(database.reader);
		expect(rows).toEqual([
			{ action: "player.revealed", actor_id: oscar.playerId, details: { reason: "calls by phone" } },
		]);
		clock.advance(15 * 60_000);
		expect(await shownTo(oscar)).toEqual([]);
	});

	it("is shown to no other operator, and no other player's is shown", async () => {
		const other = await aSignedIn(app, { roles: ["support"] });
		await reveal();
		expect(await shownTo(other)).toEqual([]);
		expect((await site.get(path(), other)).json()).toEqual({});
		expect((await site.get(path((await aMember(app)).playerId), oscar)).json()).toEqual({});
	});

	it("is not shown without a reason, nor to an operator whose work shows no players", async () => {
		expect((await reveal(oscar, "  ")).statusCode).toBe(422);
		expect((await reveal(await aSignedIn(app, { roles: ["games"] }))).statusCode).toBe(403);
		expect(await shownTo(oscar)).toEqual([]);
	});

	it("is of players only", async () => {
		for (const id of [oscar.playerId, 1n])
			expect((await site.post(path(id), { reason: "calls by phone" }, oscar)).statusCode).toBe(404);
	});
});
