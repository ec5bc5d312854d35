import { passkeyDevice } from "@baize/factors/testing";
import { DAY_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aDevice,
	aMember,
	BAIZE_URL,
	captchaHeader,
	enrolAuthenticator,
	logInTo,
	openTestApp,
	PASSWORD,
	type Site,
	sidIn,
	signedIn,
	type TestApp,
	type Visitor,
} from "../../testing/index.ts";

const PHONE = "+14165550177";
const SPAIN: Visitor = { ip: "203.0.113.9" };
const SESSION = "/api/v1/identity/session";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let email: string;
let playerId: bigint;

beforeAll(async () => {
	app = await openTestApp(clock, { places: { "203.0.113.9": { country: "ES", subdivision: "MD" } } });
	({ database, site } = app);
});
afterAll(() => app.close());
beforeEach(async () => {
	clock.advance(61 * 60_000);
	({ playerId, email } = await aMember(app));
});

const login = (from: Visitor = {}, more: object = {}, password = PASSWORD) =>
	logInTo(site)(email, password, from, more);
const withProof = (from: Visitor, method: string, code: string): Visitor => ({
	...from,
	headers: { "x-mfa-code": code, "x-enforcement-method": method },
});
async function givePhone(): Promise<void> {
	await sql`update identity.player set phone = ${PHONE} where player_id = ${playerId}`.execute(database.reader);
	app.phones.set(playerId, PHONE);
}
const codePath = (handle: string, operation = "login") =>
	`/services/player-verification/v1/profiles/${handle}/operation/${operation}/confirmationCode`;
const smsCode = async () => (await app.notifications.mailbox(PHONE))[0]!.code!;

async function addPasskey({ handle, sid }: { handle: string; sid: string }) {
	const device = passkeyDevice(BAIZE_URL);
	const verify = { verificationType: "PASSWORD", verificationValue: PASSWORD };
	const verified = await site.put(`/services/player-verification/v1/profiles/${handle}/verifications/verify`, verify, {
		sid,
	});
	const from = { sid: sidIn(verified) };
	const path = `/api/v1/factors/${handle}/passkeys`;
	const { options } = (await site.post(`${path}/options`, undefined, from)).json();
	const added = await site.post(path, { name: "Key", response: device.create(options) }, from);
	expect(added.statusCode, added.body).toBe(200);
	return device;
}

describe("[AUTH-08] the extra step by SMS", () => {
	beforeEach(givePhone);

	it("is returned after the right password, with a session that can request the code and do nothing else", async () => {
		const response = await login(SPAIN);
		expect([response.statusCode, response.json()]).toMatchObject([
			401,
			{ errorCode: "mfa_required:SMS", methods: ["SMS"], phoneEnd: "0177", sessionId: expect.any(String) },
		]);
		const { handle, sid } = signedIn(response);
		expect((await site.get(SESSION, { sid })).json()).toEqual({
			signedIn: false,
			pendingAction: "login",
			handle,
		});
		const sent = await site.post(codePath(handle), undefined, { sid });
		expect([sent.statusCode, sent.json()]).toEqual([200, { limit: 5, remainingSendAttempts: 4 }]);
		const done = await login(withProof({ ...SPAIN, sid }, "SMS", await smsCode()));
		expect([done.statusCode, done.json().loginFromDifferentCountry]).toEqual([200, true]);
		expect(sidIn(done)).not.toBe(sid);
		expect((await site.get(SESSION, { sid: sidIn(done) })).json().signedIn).toBe(true);
		expect((await site.get(SESSION, { sid })).json().signedIn).toBe(false);
	});

	it("is not returned after a wrong password", async () => {
		expect((await login(SPAIN, {}, "wrong")).json().errorCode).toBe("invalid_grant");
	});

	it("half a login opens neither profile nor PIN, and sends no code for anything else", async () => {
		const { handle, sid } = signedIn(await login(SPAIN));
		const profile = `/services/profile/v1/profiles/${handle}`;
		const refused = [
			await site.get(profile, { sid }),
			await site.put(`/api/v1/profiles/${handle}/pin-code`, { pinCode: "1379" }, { sid }),
			await site.put(
				`/services/player-verification/v1/profiles/${handle}/verifications/verify`,
				{ verificationType: "PASSWORD", verificationValue: PASSWORD },
				{ sid },
			),
			await site.post(codePath(handle, "withdraw"), undefined, { sid }),
			await site.post(codePath(handle, "validatePhone"), undefined, { sid }),
			await site.post(`/api/v1/identity/profiles/${handle}/required-action/token`, undefined, { sid }),
		];
		expect(refused.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual(
			refused.map(() => [403, "ACTION_PENDING"]),
		);
	});

	it("accepts a code once, in the session that requested it, and no wrong one", async () => {
		const first = signedIn(await login(SPAIN));
		await site.post(codePath(first.handle), undefined, { sid: first.sid });
		const code = await smsCode();
		const wrong = await login(withProof({ ...SPAIN, sid: first.sid }, "SMS", code === "111111" ? "222222" : "111111"));
		expect([wrong.statusCode, wrong.json()]).toMatchObject([
			422,
			{ errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts: 4, limit: 5 },
		]);
		const other = signedIn(await login(SPAIN));
		expect((await login(withProof({ ...SPAIN, sid: other.sid }, "SMS", code))).statusCode).toBe(422);
		const done = await login(withProof({ ...SPAIN, sid: first.sid }, "SMS", code));
		expect(done.statusCode).toBe(200);
		const again = signedIn(await login(SPAIN));
		expect((await login(withProof({ ...SPAIN, sid: again.sid }, "SMS", code))).statusCode).toBe(422);
	});

	it("evaluates at most 5 of 64 wrong codes at once, and answers that it is blocked", async () => {
		const { sid } = signedIn(await login(SPAIN));
		const answers = await Promise.all(
			Array.from({ length: 64 }, () => login(withProof({ ...SPAIN, sid }, "SMS", "999999"))),
		);
		expect(answers.filter((answer) => answer.statusCode === 422).length).toBeLessThanOrEqual(5);
		clock.advance(60_000);
		const blocked = await login(withProof({ ...SPAIN, sid }, "SMS", "999998"));
		expect(blocked.json()).toMatchObject({ errorCode: "blocked", remainingBlockingTime: expect.any(Number) });
		expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(0);
	});

	it("lets no PIN pass for it", async () => {
		const response = await login(withProof(SPAIN, "PIN_CODE", "2580"));
		expect(response.json().errorCode).toBe("mfa_required:SMS");
	});
});

describe("[AUTH-08] the extra step by PIN", () => {
	it("is required where no phone is validated", async () => {
		const response = await login(SPAIN);
		expect([response.statusCode, response.json()]).toMatchObject([401, { errorCode: "mfa_required:PIN_CODE" }]);
		const { sid } = signedIn(response);
		expect((await login(withProof({ ...SPAIN, sid }, "PIN_CODE", "1111"))).json()).toMatchObject({
			errorCode: "MFA_INVALID_CONFIRMATION_CODE",
			remainingAttempts: 4,
		});
		expect((await login(withProof({ ...SPAIN, sid }, "PIN_CODE", "2580"))).statusCode).toBe(200);
	});

	it("may come along at once; a wrong one leaves a session to try again in", async () => {
		const wrong = await login(withProof(SPAIN, "PIN_CODE", "1111"));
		expect([wrong.statusCode, sidIn(wrong).length]).toEqual([422, 44]);
		const right = await login(withProof(SPAIN, "PIN_CODE", "2580"));
		expect([right.statusCode, right.cookies.filter(({ name }) => name === "sid").length]).toEqual([200, 1]);
	});

	it("is the same by every variant", async () => {
		const body = { username: email, credentials: { password: PASSWORD } };
		const response = await site.post("/services/login-service/v1/login/anything", body, SPAIN);
		expect(response.json().errorCode).toBe("mfa_required:PIN_CODE");
	});
});

describe("[AUTH-08] the extra step by authenticator", () => {
	const turnOn = async () => enrolAuthenticator(site, signedIn(await login()), () => clock.nowMs());

	it.each(["TWO_FACTOR_AUTHENTICATION", "twoFactorAuthentication"])(
		"takes a code by the name %s, once",
		async (method) => {
			const { code } = await turnOn();
			clock.advance(30_000);
			const response = await login();
			expect(response.json().errorCode).toBe("mfa_required:TWO_FACTOR_AUTHENTICATION");
			const { sid } = signedIn(response);
			const now = code();
			expect((await login(withProof({ sid }, method, now))).statusCode).toBe(200);
			const again = signedIn(await login());
			expect((await login(withProof({ sid: again.sid }, method, now))).statusCode).toBe(422);
		},
	);

	it("takes a recovery code, once", async () => {
		const { recoveryCodes } = await turnOn();
		const give = () => login(withProof({}, "twoFactorAuthentication", recoveryCodes[0]!));
		expect((await give()).statusCode).toBe(200);
		expect((await give()).statusCode).toBe(422);
	});

	it("accepts the player's own passkey instead, and no other player's", async () => {
		const device = await addPasskey(signedIn(await login()));
		await turnOn();
		const other = await (async () => {
			const mine = { email, playerId };
			({ email, playerId } = await aMember(app));
			const theirs = await addPasskey(signedIn(await login()));
			({ email, playerId } = mine);
			return theirs;
		})();
		const response = await login();
		expect(response.json().methods).toEqual(["TWO_FACTOR_AUTHENTICATION", "PASSKEY"]);
		const { handle, sid } = signedIn(response);
		const sign = async (by: typeof device) => {
			const path = `/api/v1/identity/profiles/${handle}/login-step/passkey`;
			const { options } = (await site.post(path, undefined, { sid })).json();
			return Buffer.from(JSON.stringify(by.get(options))).toString("base64");
		};
		const foreign = await login(withProof({ sid }, "PASSKEY", await sign(other)));
		expect([foreign.statusCode, foreign.json().errorCode]).toEqual([422, "PASSKEY_INVALID"]);
		expect((await login(withProof({ sid }, "PASSKEY", "nonsense"))).statusCode).toBe(422);
		expect((await login(withProof({ sid }, "PASSKEY", await sign(device)))).statusCode).toBe(200);
	});
});

describe("[AUTH-06] a remembered device", () => {
	const remember = async (from: Visitor = {}): Promise<string> =>
		(await login(from, { remember_device: true })).json().deviceId;

	const ANOTHER: Visitor = { device: aDevice("e") };

	it("needs no step where any other device needs one", async () => {
		const deviceId = await remember();
		expect(deviceId).toMatch(/^[\w-]{44}$/);
		expect((await login(ANOTHER)).json().errorCode).toBe("mfa_required:PIN_CODE");
		expect((await login(ANOTHER, { deviceId: "A".repeat(44) })).json().errorCode).toBe("mfa_required:PIN_CODE");
		const spared = await login(ANOTHER, { deviceId, remember_device: true });
		expect([spared.statusCode, spared.json().deviceId]).toEqual([200, undefined]);
	});

	it("is remembered for thirty days, and as a hash", async () => {
		const deviceId = await remember(ANOTHER);
		const { rows } = await sql<{
			row: string;
		}>`select d::text as row from identity.device d where person_id = ${playerId}`.execute(database.reader);
		expect(rows).toHaveLength(1);
		expect(rows[0]?.row).not.toContain(deviceId);
		clock.advance(31 * 24 * 3_600_000);
		expect((await login({}, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
	});

	it("is trusted for its own person only", async () => {
		const deviceId = await remember();
		({ email, playerId } = await aMember(app));
		await remember();
		expect((await login(ANOTHER, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
	});

	it("is removed where the player unticks it", async () => {
		const deviceId = await remember();
		expect((await login({}, { deviceId, remember_device: false })).statusCode).toBe(200);
		expect((await login(ANOTHER, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
	});

	it("spares the authenticator at home, but not abroad", async () => {
		const { code } = await enrolAuthenticator(site, signedIn(await login()), () => clock.nowMs());
		clock.advance(30_000);
		const proved = withProof({}, "twoFactorAuthentication", code());
		const { deviceId } = (await login(proved, { remember_device: true })).json();
		expect((await login({}, { deviceId })).statusCode).toBe(200);
		expect((await login(SPAIN, { deviceId })).json().errorCode).toBe("mfa_required:TWO_FACTOR_AUTHENTICATION");
	});
});

describe("[AUTH-08] a password alone", () => {
	const ANOTHER: Visitor = { device: aDevice("e") };
	const causeOf = async (from: Visitor = {}, more: object = {}) => (await login(from, more)).json().errorCode;

	it("is enough for the very first login, and from then on in that browser on that network", async () => {
		expect((await login()).statusCode).toBe(200);
		expect((await login()).statusCode).toBe(200);
	});

	it("is not enough in another browser, whether or not a device was ever trusted", async () => {
		await login();
		expect(await causeOf(ANOTHER)).toBe("mfa_required:PIN_CODE");
	});

	it("is not enough there after trust has run out, and after years", async () => {
		const { deviceId } = (await login({}, { remember_device: true })).json();
		clock.advance(31 * DAY_MS);
		expect(await causeOf(ANOTHER, { deviceId })).toBe("mfa_required:PIN_CODE");
		clock.advance(3 * 365 * DAY_MS);
		expect(await causeOf(ANOTHER)).toBe("mfa_required:PIN_CODE");
	});

	it("is not enough on another network, and is again once it was shown there", async () => {
		await login();
		const there: Visitor = { ip: "198.18.4.5" };
		const response = await login(there);
		expect(response.json().errorCode).toBe("mfa_required:PIN_CODE");
		const { sid } = signedIn(response);
		expect((await login(withProof({ ...there, sid }, "PIN_CODE", "2580"))).statusCode).toBe(200);
		expect((await login({ ip: "198.18.200.9" })).statusCode).toBe(200);
	});

	it("is not enough in another country, not for the first login either", async () => {
		expect(await causeOf(SPAIN)).toBe("mfa_required:PIN_CODE");
	});

	it("sets a cookie that identifies the browser for 400 days, and stores only its hash", async () => {
		const answer = await login({ device: "none of ours" });
		const cookie = [answer.headers["set-cookie"]].flat().find((text) => text?.startsWith("did="));
		expect(cookie).toMatch(/^did=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
		const { rows } = await sql<{ row: string }>`select d::text as row from identity.known_device d
			where person_id = ${playerId}`.execute(database.reader);
		expect(rows).toHaveLength(1);
		expect(rows[0]?.row).not.toContain(cookie?.slice(4, 47));
	});

	it("is not enough for a browser that was known before the password was changed elsewhere", async () => {
		await login();
		const there = signedIn(
			await login(withProof({ ...ANOTHER, sid: signedIn(await login(ANOTHER)).sid }, "PIN_CODE", "2580")),
		);
		const body = { proof: { password: PASSWORD }, password: "nine quiet rivers" };
		expect((await site.put(`/api/v1/identity/${there.handle}/password`, body, { sid: there.sid })).statusCode).toBe(
			200,
		);
		expect((await login({}, {}, "nine quiet rivers")).json().errorCode).toBe("mfa_required:PIN_CODE");
		expect((await login(ANOTHER, {}, "nine quiet rivers")).statusCode).toBe(200);
	});
});

describe("ten wrong passwords by attackers", () => {
	it("do not lock the owner out of a browser that is known", async () => {
		await login();
		const wrong = Array.from({ length: 12 }, async (_, i) => {
			const headers = await captchaHeader(app.captcha, "login");
			return login({ device: aDevice("s"), ip: `198.51.${i}.1`, headers }, {}, "wrong");
		});
		expect((await Promise.all(wrong)).some((answer) => answer.statusCode === 429)).toBe(true);
		expect((await login({ device: aDevice("s") })).json().errorCode).toBe("invalid_grant_captcha_enforcement");
		expect((await login()).statusCode).toBe(200);
	});
});

describe("a login by passkey alone", () => {
	const OPTIONS = "/api/v1/identity/passkey-login/options";
	const sign = async (device: ReturnType<typeof passkeyDevice>) =>
		device.get((await site.post(OPTIONS, {}, {})).json().options);
	const loginByPasskey = (response: unknown, from: Visitor = {}) =>
		site.post("/api/v1/identity/passkey-login", { response }, from);

	it("needs neither password nor step, in a new browser abroad and with two-factor on", async () => {
		const device = await addPasskey(signedIn(await login()));
		await enrolAuthenticator(site, signedIn(await login()), () => clock.nowMs());
		const done = await loginByPasskey(await sign(device), { ...SPAIN, device: aDevice("e") });
		expect([done.statusCode, done.json().sessionId]).toEqual([200, expect.any(String)]);
		const session = await app.identity.readSession(sidIn(done));
		expect(session).toMatchObject({ playerId, ownAssurance: 2, proofs: [{ method: "PASSKEY", atMs: clock.nowMs() }] });
	});

	it("takes what was signed once, and nothing else", async () => {
		const device = await addPasskey(signedIn(await login()));
		const signed = await sign(device);
		expect((await loginByPasskey(signed)).statusCode).toBe(200);
		for (const response of [signed, {}, { id: 1, response: "x" }, { response: { userHandle: "AA" }, id: "x" }])
			expect((await loginByPasskey(response)).json().errorCode).toBe("PASSKEY_INVALID");
	});

	it("refuses a barred player, and requires the due action first", async () => {
		const device = await addPasskey(signedIn(await login()));
		const requireAction = (action: "forcePasswordReset" | null) =>
			database.transaction((tx) => app.identity.requireAction(tx, playerId, action));
		await requireAction("forcePasswordReset");
		expect((await loginByPasskey(await sign(device))).json()).toMatchObject({ action: "forcePasswordReset" });
		await requireAction(null);
		await sql`update identity.person set status = 'disabled' where person_id = ${playerId}`.execute(database.reader);
		expect((await loginByPasskey(await sign(device))).json().errorCode).toBe("DISABLED_PROFILE");
	});
});

describe("a player whom another domain restricts", () => {
	it("logs in with a session that has the restriction", async () => {
		app.restrictions.set(playerId, "SELF_EXCLUDED");
		const answer = await login();
		expect(answer.json().restriction).toBe("SELF_EXCLUDED");
		const session = await app.identity.readSession(sidIn(answer));
		expect(session).toMatchObject({ playerId, restriction: "SELF_EXCLUDED" });
	});
});
