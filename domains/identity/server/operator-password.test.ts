import { idText } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loggedOut, passwordChanged } from "../contract/index.ts";
import {
	aSignedIn,
	mailOf,
	openTestHouse,
	operatorLogIn,
	PASSWORD,
	type SignedIn,
	type Site,
	sidIn,
	type TestHouse,
} from "../testing/index.ts";

const PATH = "/api/v1/operator/password";
const NEW_PASSWORD = "eight grey umbrellas";

const clock = settableClock();
const heard: string[] = [];
let database: Database;
let house: TestHouse;
let site: Site;
let me: SignedIn;

beforeAll(async () => {
	house = await openTestHouse(clock);
	({ database, site } = house);
	for (const event of [loggedOut, passwordChanged])
		house.outbox.listen(
			event,
			"test",
			"player",
			async (_tx, { playerId }) => void heard.push(`${event.name} ${playerId}`),
		);
	await house.outbox.start();
});
afterAll(() => house.close());
beforeEach(async () => {
	me = await aSignedIn(house, { roles: ["support"] });
});

const change = (over: object = {}, { sid }: { sid: string } = me) =>
	site.put(PATH, { presentPassword: PASSWORD, password: NEW_PASSWORD, ...over }, { sid });
const isSignedIn = async (sid: string) =>
	(await site.get("/api/v1/operator/session", { sid })).json().state === "signedIn";
const logIn = (password: string) => site.post("/api/v1/operator/login", { username: me.email, password });
const entries = async () =>
	(
		await sql<{ action: string; actor_id: bigint; player_id: bigint | null }>`select action, actor_id, player_id
			from audit.entry where actor_id = ${me.playerId} and action like 'password.%' order by entry_id`.execute(
			database.reader,
		)
	).rows;

describe("[BO-01] an operator's own password", () => {
	it("is changed with the present one; every other session ends, and the log and a mail say so", async () => {
		const other = await operatorLogIn(house, me);
		const done = await change();
		expect([done.statusCode, done.json()]).toEqual([200, { ended: 1 }]);
		expect([await isSignedIn(sidIn(done)), await isSignedIn(other.sid)]).toEqual([true, false]);
		expect(await isSignedIn(me.sid)).toBe(false);
		expect((await logIn(PASSWORD)).statusCode).toBe(401);
		expect((await logIn(NEW_PASSWORD)).json()).toMatchObject({ state: "step" });
		expect(await entries()).toEqual([{ action: "password.changed", actor_id: me.playerId, player_id: null }]);
		await mailOf(house.notifications, me.email, "Your back office password was changed");
	});

	it("tells the rooms above nothing, because it is no player's", async () => {
		const player = await aSignedIn(house);
		await operatorLogIn(house, me);
		await change();
		await site.put(
			`/api/v1/identity/${player.handle}/password`,
			{ proof: { password: PASSWORD }, password: NEW_PASSWORD },
			{ sid: player.sid },
		);
		await expect.poll(() => heard).toContain(`identity.passwordChanged ${idText(player.playerId)}`);
		expect(heard.filter((event) => event.endsWith(idText(me.playerId)))).toEqual([]);
	});

	it.each([
		["the present one", PASSWORD, "unchanged"],
		["a common one", "password1", "tooCommon"],
		["one from a breach", "bluebird", "breached"],
		["a short one", "a1b2c", "minLength"],
		["one that is too simple", "aaaaaaaa", "tooSimple"],
	])("is not %s", async (_case, password, cause) => {
		const answer = await change({ password });
		expect([answer.statusCode, answer.json().errors]).toEqual([422, [{ field: "password", cause }]]);
		expect(await isSignedIn(me.sid)).toBe(true);
	});

	it("is guessed five times in a quarter of an hour at most, and the log keeps each", async () => {
		const guess = () => change({ presentPassword: "wrong" });
		for (let i = 0; i < 5; i++) expect((await guess()).json().errorCode).toBe("PASSWORD_WRONG");
		const blocked = await guess();
		expect([blocked.statusCode, blocked.json().errorCode]).toEqual([429, "PASSWORD_BLOCKED"]);
		expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(0);
		expect(blocked.json().details).toEqual({ remainingBlockingTime: 180 });
		expect((await change()).statusCode).toBe(429);
		expect((await entries()).map(({ action, player_id }) => [action, player_id])).toEqual(
			Array.from({ length: 5 }, () => ["password.refused", null]),
		);
	});

	it("is no player's to change, nor anybody's who is not signed in", async () => {
		const player = await aSignedIn(house);
		expect((await change({}, player)).json().errorCode).toBe("SESSION_REQUIRED");
		expect((await change({}, { sid: "" })).statusCode).toBe(401);
	});
});
