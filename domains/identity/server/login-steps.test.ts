import { passkeyDevice } from "@baize/factors/testing";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aMember,
	BAIZE_URL,
	enrolAuthenticator,
	logInTo,
	openTestHouse,
	PASSWORD,
	type Site,
	sidIn,
	signedIn,
	type TestHouse,
	type Visitor,
} from "../testing/index.ts";

const PHONE = "+14165550177";
const SPAIN: Visitor = { ip: "203.0.113.9" };
const SESSION = "/api/v1/identity/session";

const clock = settableClock();
let database: Database;
let house: TestHouse;
let site: Site;
let email: string;
let playerId: bigint;

beforeAll(async () => {
	house = await openTestHouse(clock, { places: { "203.0.113.9": { country: "ES", subdivision: "MD" } } });
	({ database, site } = house);
});
afterAll(() => house.close());
beforeEach(async () => {
	clock.advance(61 * 60_000);
	({ playerId, email } = await aMember(house));
});

const login = (from: Visitor = {}, more: object = {}, password = PASSWORD) =>
	logInTo(site)(email, password, from, more);
const withProof = (from: Visitor, method: string, code: string): Visitor => ({
	...from,
	headers: { "x-mfa-code": code, "x-enforcement-method": method },
});
async function givePhone(): Promise<void> {
	await sql`update identity.player set phone = ${PHONE} where player_id = ${playerId}`.execute(database.reader);
	house.phones.set(playerId, PHONE);
}
const codePath = (handle: string, operation = "login") =>
	`/services/player-verification/v1/profiles/${handle}/operation/${operation}/confirmationCode`;
const smsCode = async () => (await house.notifications.mailbox(PHONE))[0]!.code!;

describe("[AUTH-08] the extra step by SMS", () => {
	beforeEach(givePhone);

	it("is told to whoever has the right password, with a session that asks for the code and does nothing else", async () => {
		const asked = await login(SPAIN);
		expect([asked.statusCode, asked.json()]).toMatchObject([
			401,
			{ errorCode: "mfa_required:SMS", methods: ["SMS"], phoneEnd: "0177", sessionId: expect.any(String) },
		]);
		const { handle, sid } = signedIn(asked);
		expect((await site.get(SESSION, { sid })).json()).toEqual({
			signedIn: false,
			roles: [],
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

	it("is not told to whoever has not", async () => {
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

	it("takes a code once, in the session that asked for it, and not a wrong one", async () => {
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
		const asked = await login(withProof(SPAIN, "PIN_CODE", "2580"));
		expect(asked.json().errorCode).toBe("mfa_required:SMS");
	});
});

describe("[AUTH-08] the extra step by PIN", () => {
	it("is asked for where no phone is validated", async () => {
		const asked = await login(SPAIN);
		expect([asked.statusCode, asked.json()]).toMatchObject([401, { errorCode: "mfa_required:PIN_CODE" }]);
		const { sid } = signedIn(asked);
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
		const asked = await site.post("/services/login-service/v1/login/anything", body, SPAIN);
		expect(asked.json().errorCode).toBe("mfa_required:PIN_CODE");
	});
});

describe("[AUTH-08] the extra step by authenticator", () => {
	const turnOn = async () => enrolAuthenticator(site, signedIn(await login()), () => clock.nowMs());

	it.each(["TWO_FACTOR_AUTHENTICATION", "twoFactorAuthentication"])(
		"takes a code by the name %s, once",
		async (method) => {
			const { code } = await turnOn();
			clock.advance(30_000);
			const asked = await login();
			expect(asked.json().errorCode).toBe("mfa_required:TWO_FACTOR_AUTHENTICATION");
			const { sid } = signedIn(asked);
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

	it("takes a passkey of one's own instead, and nobody else's", async () => {
		const device = await addPasskey(signedIn(await login()));
		await turnOn();
		const other = await (async () => {
			const mine = { email, playerId };
			({ email, playerId } = await aMember(house));
			const theirs = await addPasskey(signedIn(await login()));
			({ email, playerId } = mine);
			return theirs;
		})();
		const asked = await login();
		expect(asked.json().methods).toEqual(["TWO_FACTOR_AUTHENTICATION", "PASSKEY"]);
		const { handle, sid } = signedIn(asked);
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

	async function addPasskey({ handle, sid }: { handle: string; sid: string }) {
		const device = passkeyDevice(BAIZE_URL);
		const verify = { verificationType: "PASSWORD", verificationValue: PASSWORD };
		await site.put(`/services/player-verification/v1/profiles/${handle}/verifications/verify`, verify, { sid });
		const path = `/api/v1/factors/${handle}/passkeys`;
		const { options } = (await site.post(`${path}/options`, undefined, { sid })).json();
		const added = await site.post(path, { name: "Key", response: device.create(options) }, { sid });
		expect(added.statusCode, added.body).toBe(200);
		return device;
	}
});

describe("[AUTH-06] a remembered device", () => {
	const remember = async (from: Visitor = {}): Promise<string> =>
		(await login(from, { remember_device: true })).json().deviceId;

	it("is spared the step that any other is asked for", async () => {
		const deviceId = await remember();
		expect(deviceId).toMatch(/^[\w-]{44}$/);
		expect((await login()).json().errorCode).toBe("mfa_required:PIN_CODE");
		expect((await login({}, { deviceId: "A".repeat(44) })).json().errorCode).toBe("mfa_required:PIN_CODE");
		const spared = await login({}, { deviceId, remember_device: true });
		expect([spared.statusCode, spared.json().deviceId]).toEqual([200, undefined]);
		expect((await login(SPAIN, { deviceId })).statusCode).toBe(200);
	});

	it("is remembered for thirty days, and as a hash", async () => {
		const deviceId = await remember();
		const { rows } = await sql<{
			row: string;
		}>`select d::text as row from identity.device d where person_id = ${playerId}`.execute(database.reader);
		expect(rows).toHaveLength(1);
		expect(rows[0]?.row).not.toContain(deviceId);
		clock.advance(29 * 24 * 3_600_000);
		await remember(withProof({}, "PIN_CODE", "2580"));
		clock.advance(2 * 24 * 3_600_000);
		expect((await login({}, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
	});

	it("is trusted for its own person only", async () => {
		const deviceId = await remember();
		({ email, playerId } = await aMember(house));
		await remember();
		expect((await login({}, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
	});

	it("is forgotten by whoever unticks it", async () => {
		const deviceId = await remember();
		expect((await login({}, { deviceId, remember_device: false })).statusCode).toBe(200);
		await remember();
		expect((await login({}, { deviceId })).json().errorCode).toBe("mfa_required:PIN_CODE");
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

describe("a player whom another room restricts", () => {
	it("comes in with a session that says so", async () => {
		house.restrictions.set(playerId, "SELF_EXCLUDED");
		const answer = await login();
		expect(answer.json().restriction).toBe("SELF_EXCLUDED");
		const session = await house.identity.readSession(sidIn(answer));
		expect(session).toMatchObject({ playerId, restriction: "SELF_EXCLUDED" });
	});
});
