import { idText } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { loggedOut, passwordChanged } from "../../contract/index.ts";
import {
	aSignedIn,
	mailOf,
	openTestApp,
	operatorLogIn,
	PASSWORD,
	type SignedIn,
	type Site,
	sidIn,
	type TestApp,
} from "../../testing/index.ts";

const PATH = "/api/v1/operator/password";
const NEW_PASSWORD = "eight grey umbrellas";

const clock = settableClock();
const received: string[] = [];
let database: Database;
let app: TestApp;
let site: Site;
let me: SignedIn;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	for (const event of [loggedOut, passwordChanged])
		app.outbox.listen(
			event,
			"test",
			"player",
			async (_tx, { playerId }) => void received.push(`${event.name} ${playerId}`),
		);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	me = await aSignedIn(app, { roles: ["support"] });
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
	it("is changed with the current one; every other session ends, which the log and a mail report", async () => {
		const other = await operatorLogIn(app, me);
		const done = await change();
		expect([done.statusCode, done.json()]).toEqual([200, { ended: 1 }]);
		expect([await isSignedIn(sidIn(done)), await isSignedIn(other.sid)]).toEqual([true, false]);
		expect(await isSignedIn(me.sid)).toBe(false);
		expect((await logIn(PASSWORD)).statusCode).toBe(401);
		expect((await logIn(NEW_PASSWORD)).json()).toMatchObject({ state: "step" });
		expect(await entries()).toEqual([{ action: "password.changed", actor_id: me.playerId, player_id: null }]);
		await mailOf(app.notifications, me.email, "Your back office password was changed");
	});

	it("sends no event to the domains above, because it is no player's", async () => {
		const player = await aSignedIn(app);
		await operatorLogIn(app, me);
		await change();
		await site.put(
			`/api/v1/identity/${player.handle}/password`,
			{ proof: { password: PASSWORD }, password: NEW_PASSWORD },
			{ sid: player.sid },
		);
		await expect.poll(() => received).toContain(`identity.passwordChanged ${idText(player.playerId)}`);
		expect(received.filter((event) => event.endsWith(idText(me.playerId)))).toEqual([]);
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

	it("is guessed five times in 15 minutes at most, and the log stores each attempt", async () => {
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
		const player = await aSignedIn(app);
		expect((await change({}, player)).json().errorCode).toBe("SESSION_REQUIRED");
		expect((await change({}, { sid: "" })).statusCode).toBe(401);
	});
});
