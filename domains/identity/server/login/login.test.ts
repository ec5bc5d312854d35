import { openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aMember,
	captchaHeader,
	LOGIN_PATH,
	openTestApp,
	PASSWORD,
	registrationOf,
	type Site,
	sidIn,
	solvedCaptcha,
	TEST_SECRETS,
	type TestApp,
	type Visitor,
} from "../../testing/index.ts";
import { seedIdentity } from "../index.ts";
import { openAttempts } from "./attempts-store.ts";

const FORGET_ENDED = "/api/v1/identity/session/forget-ended";
const LOGOUT = "/services/login-service/v1/logout";
const SESSION = "/api/v1/identity/session";
const SPAIN_IP = "203.0.113.9";

const clock = settableClock();
let database: Database;
let site: Site;
let app: TestApp;
let email: string;
let playerId: bigint;

beforeAll(async () => {
	app = await openTestApp(clock, {
		places: { [SPAIN_IP]: { country: "ES", subdivision: "MD" } },
	});
	({ database, site } = app);
	await seedIdentity({ database, clock, ids: openIds(clock, 5) });
});
afterAll(() => app.close());
beforeEach(async () => {
	({ email, playerId } = await aMember(app));
	clock.advance(16 * 60_000);
});

const login = (username: string, password = PASSWORD, from: Visitor = {}) =>
	site.post(LOGIN_PATH, { username, credentials: { password }, remember_me: true, deviceId: "unknown to us" }, from);
const auditOf = async (id: bigint) =>
	(
		await sql<{ action: string }>`select action from audit.entry where player_id = ${id} order by entry_id`.execute(
			database.reader,
		)
	).rows.map((row) => row.action);

describe("[AUTH-01] logging in", () => {
	it("answers the handle, the country and the language, and sets the cookie", async () => {
		const answer = await login(` ${email.toUpperCase()} `);
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({
			sessionId: expect.stringMatching(/^[\w-]{22}$/),
			userCountry: "CA",
			loginFromDifferentCountry: false,
			attributes: { language: "en" },
		});
		const cookies = [answer.headers["set-cookie"]].flat();
		expect(cookies).toContainEqual(expect.stringMatching(/^sid=[\w-]{44}; Path=\/; HttpOnly; Secure; SameSite=Lax$/));
		expect(await auditOf(playerId)).toEqual(["login.succeeded"]);
	});

	it("[AUTH-03] includes the country where it differs from the player's, and stores a hint of the player's own", async () => {
		const headers = { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE" };
		const answer = await login(email, PASSWORD, { ip: SPAIN_IP, headers });
		expect(answer.json()).toMatchObject({ userCountry: "CA", loginFromDifferentCountry: true });
		const cookies = [answer.headers["set-cookie"]].flat();
		expect(cookies).toContain("Country=CA; Path=/; Secure; SameSite=Lax");
		expect([(await login(email)).headers["set-cookie"]].flat().join()).not.toContain("Country");
	});

	it("works the same by every variant", async () => {
		const answer = await site.post(`${LOGIN_PATH}/twoFactorAuthentication`, {
			username: email,
			credentials: { password: PASSWORD },
		});
		expect(answer.statusCode).toBe(200);
		const wrong = await site.post(`${LOGIN_PATH}/anything`, { username: email, credentials: { password: "wrong" } });
		expect([wrong.statusCode, wrong.json().errorCode]).toEqual([401, "invalid_grant"]);
	});

	it("stores neither the cookie's value nor the password", async () => {
		const sid = sidIn(await login(email));
		const { rows } = await sql<{
			row: string;
		}>`select s::text as row from identity.session s where person_id = ${playerId}`.execute(database.reader);
		expect(rows).toHaveLength(1);
		expect(rows[0]?.row).not.toContain(sid);
	});

	it("refuses a wrong password and an unknown e-mail with the same answer, in the same time", async () => {
		const known = await login(email, "wrong");
		const unknown = await login("nobody@baize.test", "wrong");
		expect([known.statusCode, known.json()]).toEqual([
			401,
			{
				errorCode: "invalid_grant",
				message: "login.errors.invalidGrant",
				errors: [
					{ field: "username", cause: "mismatch" },
					{ field: "credentials.password", cause: "mismatch" },
				],
			},
		]);
		expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
		const times = { known: [] as number[], unknown: [] as number[] };
		for (let i = 0; i < 9; i++) {
			// So long that no captcha is required.
			clock.advance(10 * 60_000);
			times.known.push(await timed(() => login(email, "wrong")));
			times.unknown.push(await timed(() => login("nobody@baize.test", "wrong")));
		}
		expect(median(times.known) / median(times.unknown)).toBeGreaterThan(0.5);
		expect(median(times.known) / median(times.unknown)).toBeLessThan(2);
	});

	it.each([
		["no username", { credentials: { password: "x" } }, "username"],
		["no password", { username: "a", credentials: {} }, "credentials.password"],
		["a number for a password", { username: "a", credentials: { password: 7 } }, "credentials.password"],
	])("with %s names the field", async (_case, body, field) => {
		const answer = await site.post(LOGIN_PATH, body);
		expect(answer.statusCode).toBe(422);
		expect(answer.json()).toMatchObject({
			errorCode: "VALIDATION_ERROR",
			errors: [{ field, cause: expect.any(String) }],
		});
	});

	it("of a disabled account is revealed only after the right password", async () => {
		await sql`update identity.person set status = 'disabled' where person_id = ${playerId}`.execute(database.reader);
		expect((await login(email, "wrong")).json().errorCode).toBe("invalid_grant");
		const answer = await login(email);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([401, "DISABLED_PROFILE"]);
	});

	it("[AUTH-13] before the e-mail is confirmed asks the player to look into the mail, and reveals nothing to a guesser", async () => {
		const fresh = `fresh-${email}`;
		const headers = await captchaHeader(app.captcha, "register");
		await site.post("/api/v1/identity/registrations", registrationOf({ email: fresh }), { headers });
		const right = await login(fresh, registrationOf().password);
		expect([right.statusCode, right.json().errorCode]).toEqual([403, "EMAIL_NOT_CONFIRMED"]);
		expect(sidIn(right)).toBe("");
		expect((await login(fresh, "wrong")).json().errorCode).toBe("invalid_grant");
	});
});

describe("the limit of attempts", () => {
	it("compares 10 of 40 concurrent guesses, whatever captchas were solved, and returns how long to wait", async () => {
		const solved = await Promise.all(Array.from({ length: 40 }, () => solvedCaptcha(app.captcha)));
		const guesses = solved.map((token, i) => login(email, `guess ${i}`, { headers: { "x-captcha-token": token } }));
		const answers = await Promise.all(guesses);
		const statuses = answers.map((answer) => answer.statusCode);
		expect(statuses.filter((status) => status === 401)).toHaveLength(10);
		expect(statuses.filter((status) => status === 429)).toHaveLength(30);
		const blocked = answers.find((answer) => answer.statusCode === 429)!;
		expect(blocked.json()).toMatchObject({ errorCode: "blocked", remainingBlockingTime: 90 });
		expect(blocked.headers["retry-after"]).toBe("90");
		// One attempt comes back after 90 seconds, and needs a captcha.
		expect((await login(email)).json().errorCode).toBe("invalid_grant_captcha_enforcement");
	});

	it("is the same for an e-mail without an account", async () => {
		const solved = await Promise.all(Array.from({ length: 12 }, () => solvedCaptcha(app.captcha)));
		const guesses = solved.map((token) =>
			login("ghost@baize.test", "guess", { headers: { "x-captcha-token": token } }),
		);
		const answers = await Promise.all(guesses);
		expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(2);
	});

	it("gives one attempt back after a while, and all of them to who logs in", async () => {
		const solved = await Promise.all(Array.from({ length: 10 }, () => solvedCaptcha(app.captcha)));
		await Promise.all(solved.map((token) => login(email, "guess", { headers: { "x-captcha-token": token } })));
		clock.advance(90_000);
		const headers = { "x-captcha-token": await solvedCaptcha(app.captcha) };
		expect((await login(email, PASSWORD, { headers })).statusCode).toBe(200);
		clock.advance(16 * 60_000);
		const again = await Promise.all(Array.from({ length: 10 }, () => login(email, "guess")));
		expect(again.every((answer) => answer.statusCode === 401)).toBe(true);
	});

	it("applies to an address over many accounts, whatever own account its user logs in with", async () => {
		const from = { ip: "198.51.100.77" };
		const attempts = openAttempts(clock, TEST_SECRETS.keyFor("identity.attempts"));
		for (let spent = 0; spent < 299; spent++) await attempts.spend(database.reader, "loginFromAddress", from.ip);
		expect((await login(email, PASSWORD, from)).statusCode).toBe(200);
		expect((await login("another@x.test", "guess", from)).statusCode).toBe(401);
		const blocked = await login(email, PASSWORD, from);
		expect([blocked.statusCode, blocked.json().errorCode]).toEqual([429, "blocked"]);
		expect((await login(email, PASSWORD, { ip: "198.51.100.78" })).statusCode).toBe(200);
	});
});

describe("[AUTH-11] a session", () => {
	const readView = async (sid: string) => (await site.get(SESSION, { sid })).json();
	const profile = (handle: string, sid: string) => site.get(`/services/profile/v1/profiles/${handle}`, { sid });

	it("is returned to pages without the cookie's value", async () => {
		const answer = await login(email);
		const view = await readView(sidIn(answer));
		expect(view).toEqual({
			signedIn: true,
			handle: answer.json().sessionId,
			displayName: "Pat Doe",
			currency: "CAD",
			idleMs: 1_800_000,
		});
		expect(await readView("")).toEqual({ signedIn: false });
	});

	it("of another login replaces the browser's, so that no attacker can plant one", async () => {
		const first = sidIn(await login(email));
		const second = await login(email, PASSWORD, { sid: first });
		expect(sidIn(second)).not.toBe(first);
		expect((await readView(first)).signedIn).toBe(false);
		expect((await readView(sidIn(second))).signedIn).toBe(true);
	});

	it("is never made from a cookie that an attacker chose", async () => {
		const planted = "A".repeat(44);
		const sid = sidIn(await login(email, PASSWORD, { sid: planted }));
		expect(sid).not.toBe(planted);
		expect((await readView(planted)).signedIn).toBe(false);
	});

	it("[AUTH-02] opens its own profile by its handle, and no other session's", async () => {
		const mine = await login(email);
		const other = await login((await aMember(app)).email);
		const answer = await profile(mine.json().sessionId, sidIn(mine));
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({
			email,
			firstName: "Pat",
			lastName: "Doe",
			address: { countryCode: "CA", subdivision: "ON" },
			attributes: { currency: "CAD", language: "en" },
			phones: [],
			hasPinCode: true,
			personaLinkedAccounts: [],
		});
		expect((await profile(mine.json().sessionId, sidIn(other))).statusCode).toBe(401);
		expect((await profile(mine.json().sessionId, "")).statusCode).toBe(401);
		expect((await profile("guess", sidIn(mine))).statusCode).toBe(401);
	});

	it("[PROF-01] shows the phone as prefix and national number", async () => {
		const alice = await login("alice@baize.test", "baize-demo-2026");
		const { phones, phonePrefix } = (await profile(alice.json().sessionId, sidIn(alice))).json();
		expect({ phones, phonePrefix }).toEqual({ phones: ["4165550101"], phonePrefix: "+1" });
	});

	it("ends after half an hour without a request", async () => {
		const sid = sidIn(await login(email));
		clock.advance(29 * 60_000);
		expect((await readView(sid)).signedIn).toBe(true);
		clock.advance(29 * 60_000);
		expect((await readView(sid)).signedIn).toBe(true);
		clock.advance(31 * 60_000);
		expect((await readView(sid)).signedIn).toBe(false);
	});

	it("ends after twelve hours, however busy", async () => {
		const sid = sidIn(await login(email));
		for (let minute = 0; minute < 719; minute += 20) {
			expect((await readView(sid)).signedIn).toBe(true);
			clock.advance(20 * 60_000);
		}
		expect((await readView(sid)).signedIn).toBe(false);
	});

	it("ends within a minute when its account is disabled", async () => {
		const sid = sidIn(await login(email));
		expect((await readView(sid)).signedIn).toBe(true);
		await sql`update identity.person set status = 'disabled' where person_id = ${playerId}`.execute(database.reader);
		clock.advance(60_000);
		expect((await readView(sid)).signedIn).toBe(false);
	});
});

describe("[AUTH-07] logging out", () => {
	it("ends the session and erases the cookie", async () => {
		const answer = await login(email);
		const sid = sidIn(answer);
		await site.get(SESSION, { sid });
		const out = await site.post(LOGOUT, undefined, { sid });
		expect([out.statusCode, out.json()]).toEqual([200, { outcome: "SUCCESS" }]);
		expect(out.headers["set-cookie"]).toContain("sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
		expect((await site.get(SESSION, { sid })).json().signedIn).toBe(false);
		expect((await site.get(`/services/profile/v1/profiles/${answer.json().sessionId}`, { sid })).statusCode).toBe(401);
		expect(await auditOf(playerId)).toEqual(["login.succeeded", "logout"]);
	});

	it("is not reported as an expired session, where the browser still sends the old cookie", async () => {
		const left = sidIn(await login(email));
		await site.post(LOGOUT, undefined, { sid: left });
		expect((await site.get(SESSION, { sid: left })).json()).toEqual({ signedIn: false });
		const idle = sidIn(await login(email));
		clock.advance(31 * 60_000);
		expect((await site.get(SESSION, { sid: idle })).json()).toEqual({ signedIn: false, ended: "expired" });
	});

	it("in one tab leaves the session that another tab of the browser has begun since", async () => {
		const left = sidIn(await login(email));
		await site.post(LOGOUT, undefined, { sid: left });
		const forgotten = await site.post(FORGET_ENDED, undefined, { sid: left });
		expect(forgotten.headers["set-cookie"]).toContain("sid=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
		const begun = sidIn(await login(email));
		const kept = await site.post(FORGET_ENDED, undefined, { sid: begun });
		expect([kept.statusCode, String(kept.headers["set-cookie"])]).toEqual([200, expect.not.stringMatching(/^sid=;/m)]);
		expect((await site.get(SESSION, { sid: begun })).json().signedIn).toBe(true);
	});

	it("without a session answers the same", async () => {
		const out = await site.post(LOGOUT);
		expect([out.statusCode, out.json()]).toEqual([200, { outcome: "SUCCESS" }]);
	});
});

describe("[BO-01] the demo people", () => {
	it("are there once, however often they are seeded", async () => {
		const first = await seedIdentity({ database, clock, ids: openIds(clock, 6) });
		expect([...first.keys()]).toEqual(
			["alice", "bob", "carol", "dan", "olga", "oscar"].map((name) => `${name}@baize.test`),
		);
		expect(await seedIdentity({ database, clock, ids: openIds(clock, 7) })).toEqual(first);
	});

	it.each(["olga@baize.test", "oscar@baize.test"])(
		"%s is an operator, who does not exist for the players' origin",
		async (operator) => {
			const answer = await login(operator, "baize-demo-2026");
			expect([answer.statusCode, answer.json().errorCode]).toEqual([401, "invalid_grant"]);
		},
	);

	it("include dan, who lives where play is closed", async () => {
		const answer = await login("dan@baize.test", "baize-demo-2026");
		const profile = await site.get(`/services/profile/v1/profiles/${answer.json().sessionId}`, { sid: sidIn(answer) });
		expect(profile.json().address).toEqual({ countryCode: "CA", subdivision: "QC" });
	});
});

async function timed(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
