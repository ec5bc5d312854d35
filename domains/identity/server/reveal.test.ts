import { idText } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aMember, aSignedIn, openTestHouse, type SignedIn, type Site, type TestHouse } from "../testing/index.ts";

const clock = settableClock();
let database: Database;
let house: TestHouse;
let site: Site;
let oscar: SignedIn;
let player: bigint;

beforeAll(async () => {
	house = await openTestHouse(clock);
	({ database, site } = house);
});
afterAll(() => house.close());
beforeEach(async () => {
	oscar = await aSignedIn(house, { roles: ["support"] });
	player = (await aMember(house)).playerId;
});

const path = (of: bigint = player) => `/api/v1/operator/players/${idText(of)}/reveal`;
const reveal = (by: SignedIn = oscar, reason = "asks by phone") => site.post(path(), { reason }, by);
const shownTo = async ({ playerId }: SignedIn) => [...(await house.identity.revealedTo(playerId))];

describe("[BO-01] a player's personal data", () => {
	it("is shown to the operator who says why, for a quarter of an hour, and the log keeps the reason", async () => {
		const untilMs = clock.nowMs() + 15 * 60_000;
		expect((await site.get(path(), oscar)).json()).toEqual({});
		expect((await reveal()).json()).toEqual({ untilMs });
		expect([(await site.get(path(), oscar)).json(), await shownTo(oscar)]).toEqual([{ untilMs }, [idText(player)]]);
		const { rows } = await sql<object>`select action, actor_id, details from audit.entry
			where player_id = ${player}`.execute(database.reader);
		expect(rows).toEqual([
			{ action: "player.revealed", actor_id: oscar.playerId, details: { reason: "asks by phone" } },
		]);
		clock.advance(15 * 60_000);
		expect(await shownTo(oscar)).toEqual([]);
	});

	it("is shown to nobody else, and nobody else's is", async () => {
		const other = await aSignedIn(house, { roles: ["support"] });
		await reveal();
		expect(await shownTo(other)).toEqual([]);
		expect((await site.get(path(), other)).json()).toEqual({});
		expect((await site.get(path((await aMember(house)).playerId), oscar)).json()).toEqual({});
	});

	it("is not shown without a reason, nor to whoever's work shows no players", async () => {
		expect((await reveal(oscar, "  ")).statusCode).toBe(422);
		expect((await reveal(await aSignedIn(house, { roles: ["games"] }))).statusCode).toBe(403);
		expect(await shownTo(oscar)).toEqual([]);
	});

	it("is of players only", async () => {
		for (const id of [oscar.playerId, 1n])
			expect((await site.post(path(id), { reason: "asks by phone" }, oscar)).statusCode).toBe(404);
	});
});
