import type { Database, Session } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { phoneText, withdrawalText } from "../contract/index.ts";
import {
	openTestFactors,
	siteOf,
	TEST_PASSWORD,
	TEST_PHONE,
	type TestFactors,
	type TestSite,
} from "../testing/index.ts";

const clock = settableClock();
let database: Database;
let app: TestFactors;
let site: TestSite;
let session: Session;

beforeAll(async () => {
	database = await openTestDatabase();
	app = openTestFactors(database, clock);
	site = siteOf(app.bindings, clock);
});
afterAll(async () => {
	await site.close();
	await database.close();
});
beforeEach(() => {
	session = site.signIn();
	clock.advance(86_400_000);
});

const V1 = "/services/player-verification/v1/profiles";
const status = (operation: string, by = session) =>
	site.request("GET", `${V1}/${by.handle}/operations/${operation}/status`, by);
const requestCode = (operation: string, body?: unknown, by = session) =>
	site.request("POST", `${V1}/${by.handle}/operation/${operation}/confirmationCode`, by, { body });
const verify = (body: Record<string, unknown>, headers?: Record<string, string>, by = session) =>
	site.request("PUT", `${V1}/${by.handle}/verifications/verify`, by, { body, ...(headers ? { headers } : {}) });
const setPin = (pinCode: string, by = session) =>
	site.request("PUT", `/api/v1/profiles/${by.handle}/pin-code`, by, { body: { pinCode } });
const proves = (code: string, by = session) =>
	app.factors.prove(by, { operation: "login", authorises: "", method: "PIN_CODE", code }).then(
		() => true,
		() => false,
	);
const forgotten = () => site.request("POST", `${V1}/${session.handle}/verifications/PIN_CODE/request-reset`, session);
const reset = (token: string, pinCode = "1379") =>
	site.request("POST", "/api/v1/factors/pin-resets", undefined, { body: { token, pinCode } });
async function mailedToken(): Promise<string> {
	expect((await forgotten()).json()).toEqual({ outcome: "SUCCESS" });
	const [mail] = await app.notifications.mailbox(`${session.playerId}@baize.test`);
	return new URL(mail!.text.match(/https?:\/\/\S+/)![0]).searchParams.get("token")!;
}
const contact = (over: object) =>
	app.contacts.set(session.playerId, {
		email: `${session.playerId}@baize.test`,
		displayName: "Pat Doe",
		language: "en",
		phone: TEST_PHONE,
		validatedPhone: null,
		...over,
	});

describe("[VER-01] asking for a code", () => {
	it.each(["changeStatus2FA", "disable2FA", "enable2fa", "login", "updateProfile"])(
		"for %s answers what is left",
		async (operation) => {
			const answer = await requestCode(operation);
			expect([answer.statusCode, answer.json()]).toEqual([200, { limit: 5, remainingSendAttempts: 4 }]);
		},
	);

	it("for a withdrawal answers what is left, and by what it is proved", async () => {
		const sent = { limit: 5, remainingSendAttempts: 4, method: "SMS", phone: "•••• 0100" };
		expect((await requestCode("withdraw")).json()).toEqual(sent);
		const withdrawal = { amountMinor: 5000, currency: "CAD", destination: "00789-1234" };
		expect((await requestCode("withdraw", withdrawal)).json()).toEqual({ ...sent, remainingSendAttempts: 3 });
		contact({});
		await database.transaction((tx) => app.factors.setPin(tx, session.playerId, "2580"));
		expect((await requestCode("withdraw", withdrawal)).json()).toEqual({
			limit: 5,
			remainingSendAttempts: 3,
			method: "PIN_CODE",
		});
	});

	it("for a withdrawal that cannot be made is refused, and sends nothing", async () => {
		const none = openTestFactors(database, clock, { withdrawalOf: async () => undefined });
		const site = siteOf(none.bindings, clock);
		const person = site.signIn();
		const path = `${V1}/${person.handle}/operation/withdraw/confirmationCode`;
		const body = { amountMinor: 5000, currency: "CAD", destination: "nowhere" };
		const answer = await site.request("POST", path, person, { body });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "MFA_ERROR_VALIDATING_OPERATION"]);
		await site.close();
	});

	it("for an unknown operation is refused", async () => {
		expect((await requestCode("everything")).statusCode).toBe(422);
		expect((await status("everything")).statusCode).toBe(422);
	});

	it("for a withdrawal binds the amount and the destination", async () => {
		const withdrawal = { amountMinor: 5000, currency: "CAD", destination: "card_1" };
		await requestCode("withdraw", withdrawal);
		const proof = { operation: "withdraw", method: "SMS", code: await app.codeTo(TEST_PHONE) } as const;
		const other = withdrawalText({ ...withdrawal, destination: "card_2" });
		await expect(app.factors.prove(session, { ...proof, authorises: other })).rejects.toMatchObject({
			code: "MFA_INVALID_CONFIRMATION_CODE",
		});
		await app.factors.prove(session, { ...proof, authorises: withdrawalText(withdrawal) });
	});

	it("needs a validated phone", async () => {
		contact({});
		const answer = await requestCode("withdraw");
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "PLAYER_NOT_VALIDATED"]);
	});

	it.each([
		["the phone that was typed", { phonePrefix: "+1", phone: "(416) 555-0177" }, "+14165550177"],
		["a prefix without its plus", { phonePrefix: "44", phone: "07924 123456" }, "+447924123456"],
		["the profile's phone", undefined, TEST_PHONE],
	])("[VER-07] to validate %s sends it there, for that phone only", async (_case, body, to) => {
		contact({});
		expect((await requestCode("validatePhone", body)).json()).toEqual({ limit: 5, remainingSendAttempts: 4 });
		const proof = { operation: "validatePhone", method: "SMS", code: await app.codeTo(to) } as const;
		await expect(app.factors.prove(session, { ...proof, authorises: phoneText("+12125550100") })).rejects.toThrow();
		await app.factors.prove(session, { ...proof, authorises: phoneText(to) });
	});

	it.each([
		["no number", { phonePrefix: "+1", phone: "12" }, "PHONE_INVALID"],
		["no country", { phone: "4165550177" }, "PHONE_INVALID"],
		["the phone that is validated already", { phonePrefix: "+1", phone: "4165550100" }, "PLAYER_VALIDATED"],
	])("[VER-07] to validate %s is refused", async (_case, body, errorCode) => {
		const answer = await requestCode("validatePhone", body);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, errorCode]);
	});

	it("[AUTH-04] of a half-finished login is possible for the login only, and nothing else is", async () => {
		const half = site.signIn(undefined, { pendingAction: "login" });
		expect((await requestCode("login", undefined, half)).statusCode).toBe(200);
		expect((await requestCode("withdraw", undefined, half)).json().errorCode).toBe("ACTION_PENDING");
		expect((await setPin("2580", half)).json().errorCode).toBe("ACTION_PENDING");
		const proof = { verificationType: "PASSWORD", verificationValue: TEST_PASSWORD };
		expect((await verify(proof, {}, half)).json().errorCode).toBe("ACTION_PENDING");
	});

	it("[AUTH-11] by another player's handle is refused", async () => {
		const other = site.signIn();
		const path = `${V1}/${session.handle}/operation/login/confirmationCode`;
		expect((await site.request("POST", path, other)).json().errorCode).toBe("SESSION_REQUIRED");
		expect((await site.request("POST", path)).json().errorCode).toBe("SESSION_REQUIRED");
	});
});

describe("[VER-05] the status of an operation", () => {
	it("is BLOCKED after five wrong codes, with the seconds that remain", async () => {
		expect((await status("withdraw")).json()).toEqual({ status: "ACTIVE", remainingBlockingTime: 0 });
		const wrong = { operation: "withdraw", authorises: "", method: "SMS", code: "000000" } as const;
		for (let i = 0; i < 5; i++) await app.factors.prove(session, wrong).catch(() => {});
		clock.advance(60_500);
		expect((await status("withdraw")).json()).toEqual({ status: "BLOCKED", remainingBlockingTime: 3540 });
		expect((await status("login")).json().status).toBe("ACTIVE");
		const later = site.signIn(session.playerId);
		expect((await status("withdraw", later)).json().status).toBe("BLOCKED");
		const answer = await requestCode("withdraw", undefined, later);
		expect([answer.statusCode, answer.json()]).toMatchObject([
			423,
			{ errorCode: "ACCOUNT_BLOCKED", remainingBlockingTime: 3540 },
		]);
		expect(answer.headers["retry-after"]).toBe("3540");
	});
});

describe("[PROF-02] the PIN", () => {
	it("is set by the session, which is notified of it", async () => {
		const answer = await setPin("2580");
		expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: "SUCCESS" }]);
		expect(await proves("2580")).toBe(true);
		expect(app.changed.at(-1)).toEqual({ playerId: session.playerId, change: "pin" });
	});

	it.each([["258"], ["25800"], ["abcd"], ["٢٥٨٠"], [" 258"]])("is four digits, not %j", async (pin) => {
		const answer = await setPin(pin);
		expect([answer.statusCode, answer.json().errors[0].field]).toEqual([422, "pinCode"]);
	});

	it.each([
		["0000", "pinRepeated"],
		["1234", "pinInOrder"],
		["3101", "pinBirthDate"],
	])(
		"that is easily guessed, %s, is refused, by the page and by the mailed link, which stays good",
		async (pin, cause) => {
			const refused = { errorCode: "VALIDATION_ERROR", errors: [{ field: "pinCode", cause }] };
			expect((await setPin(pin)).json()).toMatchObject(refused);
			const token = await mailedToken();
			expect((await reset(token, pin)).json()).toMatchObject(refused);
			expect(await proves(pin)).toBe(false);
			expect((await reset(token, "2580")).json()).toEqual({ outcome: "SUCCESS" });
		},
	);

	it("is not set without a session, nor for another's", async () => {
		const path = `/api/v1/profiles/${session.handle}/pin-code`;
		expect((await site.request("PUT", path, undefined, { body: { pinCode: "2580" } })).statusCode).toBe(401);
		expect((await site.request("PUT", path, site.signIn(), { body: { pinCode: "2580" } })).statusCode).toBe(401);
	});

	it("may be set while adding or resetting it is what the session waits for", async () => {
		for (const pendingAction of ["ADD_PIN_CODE", "forcePinReset"] as const)
			expect((await setPin("2580", site.signIn(undefined, { pendingAction, proofs: [] }))).statusCode).toBe(200);
	});

	it("is another one where it must be reset, and to find out which one it was counts as an attempt", async () => {
		await setPin("2580");
		session = site.signIn(session.playerId, { pendingAction: "forcePinReset" });
		for (let attempt = 0; attempt < 5; attempt++)
			expect((await setPin("2580")).json()).toMatchObject({
				errorCode: "VALIDATION_ERROR",
				errors: [{ field: "pinCode", cause: "sameAsBefore" }],
			});
		expect((await setPin("2580")).json().errorCode).toBe("MFA_ACCOUNT_BLOCKED");
		clock.advance(60 * 60_000);
		expect((await setPin("1379")).statusCode).toBe(200);
	});

	it.each([
		["the old PIN", { verificationType: "PIN_CODE", verificationValue: "2580" }],
		[
			"the password",
			{ verificationType: "PASSWORD", verificationMethod: "NOT_APPLICABLE", verificationValue: TEST_PASSWORD },
		],
	])("[VER-06] is changed soon after %s, in the same session", async (_case, proof) => {
		await setPin("2580");
		session = site.signIn(session.playerId, { proofs: [] });
		expect((await setPin("1379")).json().errorCode).toBe("PROOF_REQUIRED");
		const answer = await verify(proof);
		expect([answer.statusCode, answer.json()]).toEqual([200, { verified: true }]);
		expect((await setPin("1379", site.signIn(session.playerId, { proofs: [] }))).statusCode).toBe(403);
		expect((await setPin("1379")).statusCode).toBe(200);
		clock.advance(10 * 60_000);
		expect((await setPin("1470")).statusCode).toBe(403);
	});

	it("[VER-06] is not changed after a wrong proof, whatever a mock header contains", async () => {
		await setPin("2580");
		session = site.signIn(session.playerId, { proofs: [] });
		const wrong = { verificationType: "PASSWORD", verificationValue: "not it" };
		for (const header of ["x-mock-2fa", "mock-2fa", "x-mock-two-factor"]) {
			const answer = await verify(wrong, { [header]: "true" });
			expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "MFA_INVALID_CONFIRMATION_CODE"]);
		}
		expect((await setPin("1379")).statusCode).toBe(403);
		const right = await verify({ ...wrong, verificationValue: TEST_PASSWORD }, { "x-mock-2fa": "true" });
		expect(right.statusCode).toBe(200);
	});

	it("[VER-06] passwords are tried five times an hour", async () => {
		const wrong = { verificationType: "PASSWORD", verificationValue: "not it" };
		const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrong)));
		expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(4);
		expect(answers.filter((answer) => answer.statusCode === 423)).toHaveLength(16);
	});

	it.each([
		[{ verificationType: "SHOE_SIZE", verificationValue: "44" }, 422, "VALIDATION_ERROR"],
		[
			{ verificationType: "PASSWORD", verificationMethod: "EMAIL", verificationValue: "x" },
			422,
			"MFA_CONFIGURATION_ERROR",
		],
		[{ verificationType: "PIN_CODE", verificationMethod: "EMAIL", verificationValue: "x" }, 410, "RESET_INVALID"],
	])("[VER-06] %j is refused", async (body, expected, errorCode) => {
		const answer = await verify(body);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([expected, errorCode]);
	});

	it("[VER-06] may be verified by an SMS for updateProfile", async () => {
		await requestCode("updateProfile");
		const verificationValue = await app.codeTo(TEST_PHONE);
		const body = { verificationType: "PASSWORD", verificationMethod: "SMS", verificationValue };
		expect((await verify(body)).json()).toEqual({ verified: true });
	});
});

describe("[VER-06] a forgotten PIN", () => {
	it("is set anew by the mailed link, once", async () => {
		await setPin("2580");
		const token = await mailedToken();
		expect((await reset(token)).json()).toEqual({ outcome: "SUCCESS" });
		expect(await proves("1379")).toBe(true);
		expect((await reset(token, "1111")).json().errorCode).toBe("RESET_INVALID");
	});

	it("of 8 uses of one link at once sets one", async () => {
		const token = await mailedToken();
		const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)));
		expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
	});

	it("by a link that is older than an hour, replaced, changed or another's is not", async () => {
		const old = await mailedToken();
		clock.advance(1);
		const newest = await mailedToken();
		expect((await reset(old)).statusCode).toBe(410);
		expect((await reset(`${newest}x`)).statusCode).toBe(410);
		expect((await reset(newest.replace(/^.{13}/, "0000000000000"))).statusCode).toBe(410);
		clock.advance(3_600_000);
		expect((await reset(newest)).statusCode).toBe(410);
	});

	it("also lifts the block of wrong PINs, and verifies in the session without being used up", async () => {
		await setPin("2580");
		for (let i = 0; i < 5; i++) await proves("0001");
		expect(await proves("2580")).toBe(false);
		const token = await mailedToken();
		const proof = { verificationType: "PIN_CODE", verificationMethod: "EMAIL", verificationValue: token };
		expect((await verify(proof)).json()).toEqual({ verified: true });
		expect((await reset(token)).statusCode).toBe(200);
		expect(await proves("1379")).toBe(true);
	});

	it("sends five mails an hour", async () => {
		for (let i = 0; i < 5; i++) expect((await forgotten()).statusCode).toBe(200);
		expect((await forgotten()).json().errorCode).toBe("NO_REMAINING_SEND_CODE_ATTEMPT");
	});
});

describe("the settings", () => {
	it("[ROUTE-06] return what the pages show, and only the last four digits of the phone", async () => {
		await setPin("2580");
		const answer = await site.request("GET", `/api/v1/factors/${session.handle}/settings`, session);
		expect(answer.json()).toEqual({
			isTwoFactorOn: true,
			twoFactor: "PENDING",
			enrolmentMethods: ["PIN_CODE", "SMS"],
			hasPin: true,
			phone: "•••• 0100",
			recoveryCodesLeft: 0,
			passkeys: [],
		});
	});
});
