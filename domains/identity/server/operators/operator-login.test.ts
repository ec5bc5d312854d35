import { pathOf } from "@baize/kernel/call";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeOperator, logInOperator, logOutOperator, proveOperator } from "../../contract/index.ts";
import {
	aMember,
	aSignedIn,
	captchaHeader,
	LOGIN_PATH,
	mailOf,
	openTestApp,
	operatorCode,
	operatorLogIn,
	PASSWORD,
	type Site,
	sidIn,
	type TestApp,
} from "../../testing/index.ts";

const MINUTE_MS = 60_000;
const PLAYERS = "/api/v1/operator/players";
const AUTHENTICATOR = "TWO_FACTOR_AUTHENTICATION";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let email: string;
let operatorId: bigint;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	clock.advance(16 * MINUTE_MS);
	({ email, playerId: operatorId } = await aMember(app, { roles: ["support"] }));
	await app.factors.giveAuthenticator(operatorId);
});

const givePassword = (username: string, password = PASSWORD) =>
	site.post(pathOf(logInOperator), { username, password });
const prove = (sid: string, value: string) =>
	site.post(pathOf(proveOperator), { method: AUTHENTICATOR, value }, { sid });
const code = () => operatorCode(app, operatorId);
const stateOf = async (sid: string) => (await site.get(pathOf(describeOperator), { sid })).json();
const canListPlayers = async (sid: string) => (await site.get(PLAYERS, { sid })).statusCode;
const logOf = async (id: bigint) =>
	(
		await sql<{ action: string; details: object }>`select action, details from audit.entry
			where actor_id = ${id} order by entry_id`.execute(database.reader)
	).rows;

describe("[BO-01] an operator's login", () => {
	it("a password alone grants no access, and the log has the login only once it is complete", async () => {
		const response = await givePassword(email);
		const half = sidIn(response);
		expect(response.json()).toEqual({ state: "step", roles: [], proofs: [AUTHENTICATOR] });
		expect([await canListPlayers(half), await logOf(operatorId)]).toEqual([403, []]);
		const proved = await prove(half, await code());
		expect(proved.json()).toMatchObject({ state: "signedIn", email, roles: ["support"] });
		expect([await canListPlayers(sidIn(proved)), await canListPlayers(half)]).toEqual([200, 401]);
		expect(await logOf(operatorId)).toEqual([{ action: "operator.loggedIn", details: { proof: AUTHENTICATOR } }]);
	});

	it("sets a cookie of its own, which goes with no request from another site", async () => {
		const cookies = [(await givePassword(email)).headers["set-cookie"]].flat();
		const value = "[\\w-]{44}; Path=/; HttpOnly; Secure; SameSite=Strict";
		expect(cookies).toContainEqual(expect.stringMatching(new RegExp(`^__Host-office=${value}$`)));
		expect(cookies.filter((cookie) => cookie?.startsWith("sid="))).toEqual([]);
	});

	it("operators do not exist on the players' origin, nor players on the operators'", async () => {
		const player = await aMember(app);
		const asPlayer = (password: string) => site.post(LOGIN_PATH, { username: email, credentials: { password } });
		const [right, wrong] = [await asPlayer(PASSWORD), await asPlayer("wrong")];
		expect([right.statusCode, right.json().errorCode]).toEqual([401, "invalid_grant"]);
		expect(right.json()).toEqual(wrong.json());
		const [known, unknown] = [await givePassword(player.email), await givePassword("nobody@baize.test")];
		expect([known.statusCode, known.json().errorCode]).toEqual([401, "invalid_grant"]);
		expect(known.json()).toEqual(unknown.json());
	});

	it("the session of one origin is none on the other", async () => {
		const player = await aSignedIn(app);
		const operator = await operatorLogIn(app, { playerId: operatorId, email });
		expect((await stateOf(player.sid)).state).toBe("signedOut");
		expect((await site.get("/api/v1/identity/session", { sid: operator.sid })).json().signedIn).toBe(false);
		expect((await stateOf(operator.sid)).state).toBe("signedIn");
	});

	it("takes each code once, and five wrong ones block it", async () => {
		const shown = await code();
		await prove(sidIn(await givePassword(email)), shown);
		const half = sidIn(await givePassword(email));
		const again = await prove(half, shown);
		expect([again.statusCode, again.json().errorCode]).toEqual([422, "MFA_INVALID_CONFIRMATION_CODE"]);
		for (let i = 0; i < 4; i++) await prove(half, "000000");
		const blocked = await prove(half, await code());
		expect(blocked.json().errorCode).toBe("MFA_ACCOUNT_BLOCKED");
		expect((await stateOf(half)).state).toBe("step");
	});

	it("counts wrong passwords as a player's login does", async () => {
		for (let i = 0; i < 3; i++) expect((await givePassword(email, "wrong")).json().errorCode).toBe("invalid_grant");
		expect((await givePassword(email)).json().errorCode).toBe("invalid_grant_captcha_enforcement");
		const { rows } = await sql<object>`select action, player_id from audit.entry where target = ${email}`.execute(
			database.reader,
		);
		expect(rows).toEqual(Array.from({ length: 3 }, () => ({ action: "operator.loginFailed", player_id: null })));
	});

	it("is not set anew by a recovery on the players' origin", async () => {
		const player = await aMember(app);
		for (const requested of [email, player.email]) {
			const headers = await captchaHeader(app.captcha, "recover");
			const response = await site.post("/api/v1/identity/recoveries", { email: requested }, { headers });
			expect([response.statusCode, response.json()]).toEqual([202, { email: requested }]);
		}
		await mailOf(app.notifications, player.email, "Set a new password");
		expect(await app.notifications.mailbox(email)).toEqual([]);
	});
});

describe("[BO-01] an operator's session", () => {
	const signedIn = async () => (await operatorLogIn(app, { playerId: operatorId, email })).sid;

	it("ends after a quarter of an hour without a request", async () => {
		const sid = await signedIn();
		for (let i = 0; i < 3; i++) {
			clock.advance(14 * MINUTE_MS);
			expect(await canListPlayers(sid)).toBe(200);
		}
		clock.advance(15 * MINUTE_MS + 1);
		expect(await canListPlayers(sid)).toBe(401);
		expect(await stateOf(sid)).toMatchObject({ state: "signedOut", ended: "expired" });
	});

	it("ends after eight hours, however busy it is", async () => {
		const sid = await signedIn();
		const endsAtMs = clock.nowMs() + 8 * 60 * MINUTE_MS;
		while (clock.nowMs() + 10 * MINUTE_MS < endsAtMs) {
			clock.advance(10 * MINUTE_MS);
			expect(await canListPlayers(sid)).toBe(200);
		}
		clock.advance(10 * MINUTE_MS);
		expect(await canListPlayers(sid)).toBe(401);
	});

	it("is over after a logout, which the log stores", async () => {
		const sid = await signedIn();
		const out = await site.post(pathOf(logOutOperator), undefined, { sid });
		expect([out.headers["set-cookie"]].flat().join()).toMatch(/__Host-office=;.*Secure; SameSite=Strict/);
		expect(await canListPlayers(sid)).toBe(401);
		expect((await logOf(operatorId)).at(-1)).toMatchObject({ action: "operator.loggedOut" });
	});
});
