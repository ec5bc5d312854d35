import { idText, openIds } from "@baize/kernel/id";
import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequiredAction } from "../../contract/index.ts";
import {
	aMember,
	aPlayer,
	hashedPassword,
	logInTo,
	openTestApp,
	operatorLogIn,
	PASSWORD,
	type Site,
	sidIn,
	signedIn,
	type TestApp,
} from "../../testing/index.ts";
import { DEMO_PASSWORD, seedIdentity } from "../index.ts";

const NEW_PASSWORD = "eight grey umbrellas";
const PHONE = "+14165550188";
const FREE_PHONE = "+14165550187";
const SESSION = "/api/v1/identity/session";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let email: string;
let playerId: bigint;
let olga: string;
let hungUp: bigint[];
/** Runs while a login is in progress, after it has gathered its facts. */
let meanwhile: () => Promise<unknown>;

beforeAll(async () => {
	app = await openTestApp(clock, {
		stream: { hangUp: (id) => void hungUp.push(id) },
	});
	app.identity.addLoginGate(async () => void (await meanwhile()));
	({ database, site } = app);
	await seedIdentity({ database, clock, ids: openIds(clock, 5) });
});
afterAll(() => app.close());
beforeEach(async () => {
	clock.advance(16 * 60_000);
	hungUp = [];
	meanwhile = async () => {};
	olga = await operatorSid("olga");
	({ playerId, email } = await aMember(app));
});

async function operatorSid(name: string): Promise<string> {
	const operator = `${name}@baize.test`;
	const operatorId = (await app.identity.idOf(database.reader, operator))!;
	return (await operatorLogIn(app, { playerId: operatorId, email: operator }, {}, DEMO_PASSWORD)).sid;
}

type Waiting = { handle: string; sid: string; token: string };
const login = (password = PASSWORD, sid = "") => logInTo(site)(email, password, { sid });
const operate = (path: string, body: unknown, sid = olga, id = idText(playerId)) =>
	site.put(`/api/v1/operator/players/${id}/${path}`, body, { sid });
const REASON = "requested by letter";
const order = (action: RequiredAction | "none") => operate("required-action", { action, reason: REASON });
const path = (handle: string, of: string) => `/api/v1/identity/profiles/${handle}/required-action/${of}`;
const readView = async (sid: string) => (await site.get(SESSION, { sid })).json();
async function waiting(action: RequiredAction): Promise<Waiting> {
	await order(action);
	const answer = await login();
	expect(answer.statusCode).toBe(428);
	return { ...signedIn(answer), token: answer.json().token };
}
const choose = ({ handle, sid, token }: Waiting, of: string, body: object, headers = {}) =>
	site.put(path(handle, of), { token, ...body }, { sid, headers });

describe("[AUTH-04] a login that must do something first", () => {
	it.each(["forcePasswordReset", "forcePhoneNumberReset", "forcePinReset"] as const)(
		"answers 428 with the action %s, its token and what its page may know",
		async (action) => {
			await sql`update identity.player set phone = '+14165550101' where player_id = ${playerId}`.execute(
				database.reader,
			);
			expect((await order(action)).json()).toEqual({ action });
			const answer = await login();
			expect([answer.statusCode, answer.json()]).toMatchObject([
				428,
				{
					errorCode: "Precondition Required",
					action,
					token: expect.stringMatching(/^[\w-]{44}$/),
					profileInfo: { countryCode: "CA", phone: "****0101", phonePrefix: "+1" },
				},
			]);
			expect(await readView(sidIn(answer))).toMatchObject({ signedIn: false, pendingAction: action });
		},
	);

	it("has a session that does this and nothing else", async () => {
		const { handle, sid, token } = await waiting("forcePasswordReset");
		const answers = [
			await site.get(`/services/profile/v1/profiles/${handle}`, { sid }),
			await site.put(path(handle, "pin"), { token, pinCode: "1379" }, { sid }),
			await site.put(`/api/v1/profiles/${handle}/pin-code`, { pinCode: "1379" }, { sid }),
			await site.put(path(handle, "phone"), { token, phone: PHONE }, { sid, headers: { "x-mfa-code": "1" } }),
		];
		expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual(
			answers.map(() => [403, "ACTION_PENDING"]),
		);
		const otherSession = signedIn(await logInTo(site)(email, PASSWORD));
		expect((await site.put(path(handle, "password"), { token, password: NEW_PASSWORD }, otherSession)).statusCode).toBe(
			401,
		);
	});

	it("may be given another token, which ends the first", async () => {
		const begun = await waiting("forcePasswordReset");
		const renewed = (await site.post(path(begun.handle, "token"), undefined, { sid: begun.sid })).json();
		expect(renewed).toMatchObject({ action: "forcePasswordReset", token: expect.any(String) });
		expect((await choose(begun, "password", { password: NEW_PASSWORD })).json()).toMatchObject({
			errorCode: "INVALID_REQUIRED_ACTION_DETAILS",
			errors: [{ field: "token", cause: "invalid" }],
		});
		expect((await choose({ ...begun, token: renewed.token }, "password", { password: NEW_PASSWORD })).statusCode).toBe(
			200,
		);
	});

	it.each([
		["another's", async () => (await waiting("forcePasswordReset")).token],
		["made up", async () => "A".repeat(44)],
		["empty", async () => ""],
	])("takes no token that is %s", async (_case, tokenOf) => {
		const token = await tokenOf();
		({ playerId, email } = await aPlayer(database, { passwordHash: await hashedPassword() }));
		const mine = await waiting("forcePasswordReset");
		const answer = await choose({ ...mine, token }, "password", { password: NEW_PASSWORD });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "INVALID_REQUIRED_ACTION_DETAILS"]);
	});

	it("waits for 15 minutes, whatever is requested meanwhile", async () => {
		const begun = await waiting("forcePasswordReset");
		clock.advance(14 * 60_000);
		expect((await site.get(SESSION, begun)).json().pendingAction).toBe("forcePasswordReset");
		clock.advance(60_000);
		expect((await site.get(SESSION, begun)).json()).toMatchObject({ signedIn: false, ended: "expired" });
		expect((await choose(begun, "password", { password: NEW_PASSWORD })).statusCode).toBe(401);
	});

	it("is done by one of sixteen at once", async () => {
		const begun = await waiting("forcePinReset");
		const answers = await Promise.all(Array.from({ length: 16 }, () => choose(begun, "pin", { pinCode: "1379" })));
		expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
	});
});

describe("[AUTH-04] the new password", () => {
	it("makes the session complete under another cookie, ends every other and removes every remembered device", async () => {
		const begun = await waiting("forcePasswordReset");
		const done = await choose(begun, "password", { password: NEW_PASSWORD });
		expect(done.json()).toEqual({ outcome: "SUCCESS", sessionId: begun.handle });
		expect(sidIn(done)).not.toBe(begun.sid);
		expect(await readView(begun.sid)).toEqual({ signedIn: false });
		expect((await readView(sidIn(done))).signedIn).toBe(true);
		expect((await login()).json().errorCode).toBe("invalid_grant");
		expect((await login(NEW_PASSWORD)).statusCode).toBe(200);
		const { rows } = await sql<{
			n: bigint;
		}>`select count(*) as n from identity.device where person_id = ${playerId}`.execute(database.reader);
		expect(Number(rows[0]?.n)).toBe(0);
	});

	it.each([
		["the one before", PASSWORD, "sameAsBefore"],
		["a common one", "password1", "tooCommon"],
		["a short one", "a1b2c", "minLength"],
	])("is not %s, and the token stays good", async (_case, password, cause) => {
		const begun = await waiting("forcePasswordReset");
		const answer = await choose(begun, "password", { password });
		expect([answer.statusCode, answer.json()]).toMatchObject([
			422,
			{ errorCode: "INVALID_REQUIRED_ACTION_DETAILS", errors: [{ field: "password", cause }] },
		]);
		expect((await choose(begun, "password", { password: NEW_PASSWORD })).statusCode).toBe(200);
	});
});

describe("[AUTH-04] the new phone", () => {
	const requestCode = ({ handle, sid, token }: Waiting, phone: string) =>
		site.post(path(handle, "phone/code"), { token, phone }, { sid });
	const codeTo = async (phone: string) => (await app.notifications.mailbox(phone))[0]!.code!;

	it("is the player's, and validated, by the code that was sent to it", async () => {
		const begun = await waiting("forcePhoneNumberReset");
		const response = await requestCode(begun, "(416) 555-0188");
		expect([response.statusCode, response.json()]).toEqual([200, { phone: PHONE, limit: 5, remainingSendAttempts: 4 }]);
		const code = await codeTo(PHONE);
		const wrong = await choose(
			begun,
			"phone",
			{ phone: PHONE },
			{ "x-mfa-code": code === "111111" ? "222222" : "111111" },
		);
		expect([wrong.statusCode, wrong.json()]).toMatchObject([
			422,
			{ errorCode: "MFA_INVALID_CONFIRMATION_CODE", remainingAttempts: 4 },
		]);
		const done = await choose(begun, "phone", { phone: PHONE }, { "x-mfa-code": code });
		expect(done.json().outcome).toBe("SUCCESS");
		expect(app.phones.get(playerId)).toBe(PHONE);
		expect((await app.identity.readPlayer(database.reader, playerId))?.phone).toBe(PHONE);
	});

	it("is the phone that the code was sent to, and no other", async () => {
		const begun = await waiting("forcePhoneNumberReset");
		await requestCode(begun, PHONE);
		const answer = await choose(begun, "phone", { phone: "+14165550189" }, { "x-mfa-code": await codeTo(PHONE) });
		expect(answer.json().errorCode).toBe("MFA_INVALID_CONFIRMATION_CODE");
	});

	it("that is another player's is refused as taken, and the action waits for another number", async () => {
		const other = await aPlayer(database, { passwordHash: await hashedPassword() });
		app.phones.set(other.session.playerId, PHONE);
		const begun = await waiting("forcePhoneNumberReset");
		await requestCode(begun, PHONE);
		const taken = await choose(begun, "phone", { phone: PHONE }, { "x-mfa-code": await codeTo(PHONE) });
		expect([taken.statusCode, taken.json()]).toEqual([
			409,
			{ errorCode: "PHONE_TAKEN", message: "login.errors.phoneTaken" },
		]);
		expect((await app.identity.readPlayer(database.reader, playerId))?.phone).not.toBe(PHONE);
		await requestCode(begun, FREE_PHONE);
		const done = await choose(begun, "phone", { phone: FREE_PHONE }, { "x-mfa-code": await codeTo(FREE_PHONE) });
		expect(done.json().outcome).toBe("SUCCESS");
	});

	it.each(["1", "not a phone", "+1 000"])("is not %j", async (phone) => {
		const begun = await waiting("forcePhoneNumberReset");
		expect((await requestCode(begun, phone)).json()).toMatchObject({
			errorCode: "INVALID_REQUIRED_ACTION_DETAILS",
			errors: [{ field: "phone", cause: "invalidPhone" }],
		});
	});
});

describe("[AUTH-03] a player without a PIN", () => {
	beforeEach(async () => {
		({ playerId, email } = await aPlayer(database, { passwordHash: await hashedPassword() }));
	});

	it("comes in with a session that sets one, and reads the profile, and nothing else", async () => {
		const answer = await login();
		expect(answer.statusCode).toBe(200);
		const { handle, sid } = signedIn(answer);
		const profile = await site.get(`/services/profile/v1/profiles/${handle}`, { sid });
		expect([profile.statusCode, profile.json().hasPinCode]).toEqual([200, false]);
		expect(await readView(sid)).toMatchObject({ signedIn: false, pendingAction: "ADD_PIN_CODE" });
		const refused = await site.get(`/api/v1/factors/${handle}/settings`, { sid });
		expect([refused.statusCode, refused.json().errorCode]).toEqual([403, "ACTION_PENDING"]);
	});

	it("has a whole session once it is set by the specification's call, under another cookie", async () => {
		const { handle, sid } = signedIn(await login());
		const set = await site.put(`/api/v1/profiles/${handle}/pin-code`, { pinCode: "1379" }, { sid });
		expect(set.statusCode, set.body).toBe(200);
		expect((await readView(sidIn(set))).signedIn).toBe(true);
		expect(sidIn(set)).not.toBe(sid);
		expect((await readView(sid)).signedIn).toBe(false);
	});

	it("has a whole session once it is set by the page's own", async () => {
		const begun = signedIn(await login());
		const { token } = (await site.post(path(begun.handle, "token"), undefined, { sid: begun.sid })).json();
		const done = await choose({ ...begun, token }, "pin", { pinCode: "1379" });
		expect(done.json()).toEqual({ outcome: "SUCCESS", sessionId: begun.handle });
		expect((await readView(sidIn(done))).signedIn).toBe(true);
	});

	it.each([
		["1234", "pinInOrder"],
		["9001", "pinBirthDate"],
	])("chooses none that is easily guessed, such as %s", async (pinCode, cause) => {
		const begun = await waiting("ADD_PIN_CODE");
		expect((await choose(begun, "pin", { pinCode })).json()).toMatchObject({
			errorCode: "INVALID_REQUIRED_ACTION_DETAILS",
			errors: [{ field: "pinCode", cause }],
		});
		expect((await choose(begun, "pin", { pinCode: "2580" })).json().outcome).toBe("SUCCESS");
	});

	it("must choose it after any other required action", async () => {
		const begun = await waiting("forcePasswordReset");
		const done = await choose(begun, "password", { password: NEW_PASSWORD });
		expect(done.json()).toMatchObject({ outcome: "ACTION_REQUIRED", action: "ADD_PIN_CODE" });
		expect(await readView(sidIn(done))).toMatchObject({ signedIn: false, pendingAction: "ADD_PIN_CODE" });
	});

	it("gets a 428 where an operator requires it", async () => {
		const begun = await waiting("ADD_PIN_CODE");
		expect((await choose(begun, "pin", { pinCode: "1379" })).json().outcome).toBe("SUCCESS");
		expect((await login()).statusCode).toBe(200);
	});
});

describe("[BO-01] an operator for players", () => {
	it("requires an action and withdraws it, and the log stores both with their reasons", async () => {
		await order("forcePasswordReset");
		await order("none");
		expect((await login()).statusCode).toBe(200);
		const { rows } = await sql<{ action: string; details: { action: string } }>`
			select action, details from audit.entry where player_id = ${playerId} and action like 'player.%' order by entry_id`.execute(
			database.reader,
		);
		expect(rows).toEqual([
			{ action: "player.actionRequired", details: { action: "forcePasswordReset", reason: REASON } },
			{ action: "player.actionRequired", details: { action: "none", reason: REASON } },
		]);
	});

	it("[AUTH-04] ends every session and its pages' streams at once by requiring an action", async () => {
		const sids = [sidIn(await login()), sidIn(await login())];
		for (const sid of sids) expect((await readView(sid)).signedIn).toBe(true);
		await order("forcePasswordReset");
		for (const sid of sids) expect(await readView(sid)).toEqual({ signedIn: false, ended: "elsewhere" });
		expect(hungUp).toContain(playerId);
	});

	it("[AUTH-04] is obeyed by a login that was under way", async () => {
		let isFirst = true;
		meanwhile = async () => {
			if (isFirst) await order("forcePasswordReset");
			isFirst = false;
		};
		const answer = await login();
		expect([answer.statusCode, answer.json().action]).toEqual([428, "forcePasswordReset"]);
		expect((await readView(sidIn(answer))).pendingAction).toBe("forcePasswordReset");
	});

	it("ends the session that waits for an action by taking it back", async () => {
		const { sid } = await waiting("forcePasswordReset");
		await order("none");
		expect(await readView(sid)).toEqual({ signedIn: false, ended: "elsewhere" });
		expect((await login()).statusCode).toBe(200);
	});

	it("refuses an action that is required already, and a PIN to be added where there is one", async () => {
		await order("forcePinReset");
		const again = await order("forcePinReset");
		expect([again.statusCode, again.json().errorCode]).toEqual([409, "PLAYER_STATE"]);
		const needless = await order("ADD_PIN_CODE");
		expect([needless.statusCode, needless.json().errorCode]).toEqual([409, "ACTION_NEEDLESS"]);
	});

	it("[AUTH-09] bars a player whose identity could not be verified: revealed only after the right password, at once in every session", async () => {
		const block = (isBlocked: boolean) => operate("verification-block", { isBlocked, reason: REASON });
		const sid = sidIn(await login());
		expect((await readView(sid)).signedIn).toBe(true);
		expect((await block(true)).json()).toEqual({ isBlocked: true });
		expect((await block(true)).json().errorCode).toBe("PLAYER_STATE");
		expect((await readView(sid)).signedIn).toBe(false);
		expect(hungUp).toContain(playerId);
		expect((await login("wrong")).json().errorCode).toBe("invalid_grant");
		const barred = await login();
		expect([barred.statusCode, barred.json().errorCode]).toEqual([401, "VERIFICATION_BLOCKED"]);
		await block(false);
		expect((await login()).statusCode).toBe(200);
		const { rows } = await sql<{ details: unknown }>`select details from audit.entry
			where player_id = ${playerId} and action like 'player.verification%' order by entry_id`.execute(database.reader);
		expect(rows.map(({ details }) => details)).toEqual([{ reason: REASON }, { reason: REASON }]);
	});

	it.each([
		["required-action", { action: "forcePinReset" }],
		["verification-block", { isBlocked: true }],
	])("must have the role, a player to do it to, and a reason: %s", async (path, input) => {
		const body = { ...input, reason: REASON };
		const oscar = await operatorSid("oscar");
		expect((await operate(path, body, oscar)).json().errorCode).toBe("NOT_ALLOWED");
		const olgasId = (
			await sql<{ id: bigint }>`select person_id as id from identity.person
			where email = 'olga@baize.test'`.execute(database.reader)
		).rows[0]!.id;
		for (const id of [1n, olgasId]) {
			const refused = await operate(path, body, olga, idText(id));
			expect([refused.statusCode, refused.json().errorCode]).toEqual([404, "PLAYER_UNKNOWN"]);
		}
		expect((await operate(path, input)).statusCode).toBe(422);
		expect((await operate(path, { ...body, reason: "  " })).statusCode).toBe(422);
		expect((await operate("required-action", { action: "dance", reason: REASON })).statusCode).toBe(422);
	});
});
