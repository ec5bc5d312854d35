import type { Database, ReadyReply, Session } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import { sql } from "kysely";
import { Secret } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Operation } from "../../contract/index.ts";
import { openTestFactors, siteOf, TEST_PHONE, type TestFactors, type TestSite } from "../../testing/index.ts";
import { codeAt } from "./totp.ts";

const clock = settableClock();
let database: Database;
let app: TestFactors;
let site: TestSite;
let session: Session;
let isOn = true;

beforeAll(async () => {
	database = await openTestDatabase();
	app = openTestFactors(database, clock, { isTwoFactorOn: () => isOn });
	site = siteOf(app.bindings, clock);
});
afterAll(async () => {
	await site.close();
	await database.close();
});
beforeEach(async () => {
	isOn = true;
	session = site.signIn();
	await database.transaction((tx) => app.factors.setPin(tx, session.playerId, "2580"));
});

const path = (of: string, by = session) => `/services/player-verification/v1/profiles/${by.handle}/two-factor/${of}`;
const PIN = { "x-mfa-code": "2580", "x-enforcement-method": "PIN_CODE", "x-mfa-operation": "enable2fa" };
const enrol = (headers: Record<string, string> = PIN, body?: unknown) =>
	site.request("POST", path("enrol"), session, { headers, body });
const confirm = (code: string) => site.request("POST", path("confirm"), session, { body: { code } });
const disable = (code: string, method = "TWO_FACTOR_AUTHENTICATION") =>
	site.request("POST", path("disable"), session, { headers: { "x-mfa-code": code, "x-enforcement-method": method } });
const status = async () => (await site.request("GET", path("status"), session)).json().status;
const secretIn = (uri: string) => Secret.fromBase32(new URL(uri).searchParams.get("secret")!).bytes;
const codeOf = (secret: Uint8Array) => codeAt(secret, clock.nowMs());
const prove = (code: string, operation: Operation = "login") =>
	app.factors.prove(session, { operation, authorises: "", method: "TWO_FACTOR_AUTHENTICATION", code }).then(
		() => "right",
		(refusal: { code: string }) => refusal.code,
	);

/** Turned on, with its secret and recovery codes. The clock is one step further, so that a new code is accepted. */
async function turnedOn(): Promise<{ secret: Uint8Array; recoveryCodes: string[] }> {
	const secret = secretIn((await enrol()).json().otpAuthUri);
	const { recoveryCodes } = (await confirm(codeOf(secret))).json();
	clock.advance(30_000);
	return { secret, recoveryCodes };
}

describe("[MFA-01] enrolment", () => {
	it("by PIN answers the key; it is on once the first code has come", async () => {
		const answer = await enrol();
		expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ["otpAuthUri"]]);
		expect(await status()).toBe("PENDING");
		const secret = secretIn(answer.json().otpAuthUri);
		expect(await prove(codeOf(secret))).toBe("MFA_CONFIGURATION_ERROR");
		const confirmed = await confirm(codeOf(secret));
		expect(confirmed.json()).toMatchObject({ status: "ENABLED" });
		expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
		expect(await status()).toBe("ENABLED");
	});

	it("by SMS accepts the code that was requested for enable2fa, in the body as well", async () => {
		const smsPath = `/services/player-verification/v1/profiles/${session.handle}/operation/enable2fa/confirmationCode`;
		expect((await site.request("POST", smsPath, session)).json()).toEqual({ limit: 5, remainingSendAttempts: 4 });
		const code = await app.codeTo(TEST_PHONE);
		const answer = await enrol({}, { code, operation: "enable2fa" });
		expect(answer.json().otpAuthUri).toMatch(/^otpauth:\/\/totp\/Baize/);
	});

	it.each([
		["without a proof", {}, 403, "MFA_REQUIRED"],
		["with a wrong PIN", { ...PIN, "x-mfa-code": "1111" }, 422, "MFA_INVALID_CONFIRMATION_CODE"],
		["for another operation", { ...PIN, "x-mfa-operation": "withdraw" }, 422, "MFA_ERROR_VALIDATING_OPERATION"],
		["by an unknown method", { ...PIN, "x-enforcement-method": "CARRIER_PIGEON" }, 422, "MFA_CONFIGURATION_ERROR"],
		[
			"by the authenticator itself",
			{ ...PIN, "x-enforcement-method": "twoFactorAuthentication" },
			422,
			"MFA_CONFIGURATION_ERROR",
		],
	])("%s is refused", async (_case, headers, expected, errorCode) => {
		const answer = await enrol(headers);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([expected, errorCode]);
	});

	it("lists the possible methods if no proof came", async () => {
		expect((await enrol({})).json()).toMatchObject({ operation: "enable2fa", methods: ["PIN_CODE", "SMS"] });
	});

	it("is confirmed in half an hour or not at all", async () => {
		const secret = secretIn((await enrol()).json().otpAuthUri);
		clock.advance(30 * 60_000);
		expect((await confirm(codeOf(secret))).json().errorCode).toBe("MFA_CONFIGURATION_ERROR");
	});

	it("may be wrong in its first code, five times", async () => {
		await enrol();
		for (const remainingAttempts of [4, 3, 2, 1])
			expect((await confirm("000000")).json()).toMatchObject({ remainingAttempts });
		const blocked = await confirm("000000");
		expect([blocked.statusCode, blocked.json().errorCode]).toEqual([423, "MFA_ACCOUNT_BLOCKED"]);
	});

	it("is not begun again while it is on", async () => {
		await turnedOn();
		expect((await enrol()).json().errorCode).toBe("MFA_ERROR_VALIDATING_OPERATION");
	});

	it("is not offered while the feature is off", async () => {
		isOn = false;
		expect((await enrol()).json().errorCode).toBe("TWO_FACTOR_OFF");
	});

	it("stores the secret encrypted and the recovery codes as hashes", async () => {
		const { secret, recoveryCodes } = await turnedOn();
		const { rows } = await sql<{ row: string }>`
			select a::text as row from factors.authenticator a where player_id = ${session.playerId}
			union all select r::text from factors.recovery_code r where player_id = ${session.playerId}`.execute(
			database.reader,
		);
		const all = rows.map(({ row }) => row).join();
		expect(rows).toHaveLength(11);
		expect(all).not.toContain(Buffer.from(secret).toString("hex"));
		for (const code of recoveryCodes) expect(all).not.toContain(Buffer.from(code).toString("hex"));
	});

	it("is notified to the owner by mail", async () => {
		await turnedOn();
		const [mail] = await app.notifications.mailbox(`${session.playerId}@baize.test`);
		expect(mail?.subject).toBe("Two-factor authentication was turned on");
		expect(app.audit.entries.at(-1)).toMatchObject({ action: "twoFactor.enabled", playerId: session.playerId });
	});
});

describe("[MFA-04] a code of the authenticator", () => {
	it("is taken once, also of 16 at once", async () => {
		const { secret } = await turnedOn();
		const answers = await Promise.all(Array.from({ length: 16 }, () => prove(codeOf(secret))));
		expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
	});

	it("is not taken again in the same step, nor of an earlier one, nor the one that confirmed", async () => {
		const { secret } = await turnedOn();
		const earlier = codeAt(secret, clock.nowMs() - 30_000);
		expect(await prove(earlier)).toBe("MFA_INVALID_CONFIRMATION_CODE");
		expect(await prove(codeOf(secret))).toBe("right");
		expect(await prove(codeOf(secret))).toBe("MFA_ALREADY_USED");
		expect(await prove(codeOf(secret), "updateProfile")).toBe("MFA_INVALID_CONFIRMATION_CODE");
		clock.advance(30_000);
		expect(await prove(codeOf(secret))).toBe("right");
	});

	it("that comes twice at once is one, and no wrong one (defect)", async () => {
		const { secret } = await turnedOn();
		const answers = await Promise.all([prove(codeOf(secret)), prove(codeOf(secret))]);
		expect(answers.sort()).toEqual(["MFA_ALREADY_USED", "right"]);
		clock.advance(30_000);
		for (let wrong = 0; wrong < 4; wrong++) expect(await prove("000000")).toBe("MFA_INVALID_CONFIRMATION_CODE");
		expect(await prove(codeOf(secret))).toBe("right");
	});

	it("that turns it on twice succeeds, and is not counted as wrong", async () => {
		const secret = secretIn((await enrol()).json().otpAuthUri);
		await confirm(codeOf(secret));
		expect((await confirm(codeOf(secret))).json().errorCode).toBe("MFA_ALREADY_USED");
	});

	it("is evaluated at most 5 times of 64 wrong at once", async () => {
		await turnedOn();
		const answers = await Promise.all(Array.from({ length: 64 }, () => prove("000000")));
		expect(answers.filter((answer) => answer === "MFA_INVALID_CONFIRMATION_CODE")).toHaveLength(4);
		expect(answers.filter((answer) => answer === "MFA_ACCOUNT_BLOCKED")).toHaveLength(60);
	});
});

describe("[MFA-05] recovery codes", () => {
	it("stand for the authenticator, once each, however they are typed", async () => {
		const { recoveryCodes } = await turnedOn();
		const [first = "", second = ""] = recoveryCodes;
		expect(await prove(` ${first.toUpperCase().replace("-", " ")}`)).toBe("right");
		expect(await prove(first)).toBe("MFA_ALREADY_USED");
		expect(await prove(first, "updateProfile")).toBe("MFA_INVALID_CONFIRMATION_CODE");
		const answers = await Promise.all(Array.from({ length: 8 }, () => prove(second)));
		expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
	});

	it("that is used is notified to its owner by mail, with how many are left (defect: no mail was sent)", async () => {
		const { recoveryCodes } = await turnedOn();
		await Promise.all(Array.from({ length: 3 }, () => prove(recoveryCodes[7]!)));
		const used = (await app.notifications.mailbox(`${session.playerId}@baize.test`)).filter(
			({ subject }) => subject === "A recovery code was used",
		);
		expect(used).toHaveLength(1);
		expect(used[0]?.text).toContain("Recovery codes left: 9.");
		expect(app.audit.entries.at(-1)).toMatchObject({
			action: "twoFactor.recoveryCodeUsed",
			playerId: session.playerId,
			details: { left: 9, operation: "login" },
		});
	});

	it("are made anew by the authenticator, which ends the old ones", async () => {
		const { secret, recoveryCodes } = await turnedOn();
		const renew = (code: string) =>
			site.request("POST", path("recovery-codes"), session, { headers: { "x-mfa-code": code } });
		expect((await renew("")).json().errorCode).toBe("MFA_REQUIRED");
		const renewed = (await renew(codeOf(secret))).json().recoveryCodes;
		expect(renewed).toHaveLength(10);
		expect(await prove(recoveryCodes[0]!)).toBe("MFA_INVALID_CONFIRMATION_CODE");
		expect(await prove(renewed[0])).toBe("right");
	});
});

describe("[MFA-05] turning off and changing", () => {
	it("turns off by the authenticator; the recovery codes go with it", async () => {
		const { secret, recoveryCodes } = await turnedOn();
		expect((await disable("2580", "PIN_CODE")).json().errorCode).toBe("MFA_ERROR_VALIDATING_OPERATION");
		expect((await disable(codeOf(secret))).json()).toEqual({ status: "PENDING" });
		expect(await status()).toBe("PENDING");
		expect(await prove(recoveryCodes[0]!)).toBe("MFA_CONFIGURATION_ERROR");
	});

	it("turns off by a recovery code where the phone is lost", async () => {
		const { recoveryCodes } = await turnedOn();
		expect((await disable(recoveryCodes[3]!)).json()).toEqual({ status: "PENDING" });
	});

	it("keeps the old authenticator until the new one has given its first code", async () => {
		const { secret } = await turnedOn();
		const headers = { "x-mfa-code": codeOf(secret), "x-mfa-operation": "changeStatus2FA" };
		const begun = await site.request("POST", path("reset"), session, { headers });
		const next = secretIn(begun.json().otpAuthUri);
		expect(await status()).toBe("ENABLED");
		clock.advance(30_000);
		expect(await prove(codeOf(secret))).toBe("right");
		expect((await confirm(codeOf(next))).json().status).toBe("ENABLED");
		clock.advance(30_000);
		expect(await prove(codeOf(secret))).toBe("MFA_INVALID_CONFIRMATION_CODE");
		expect(await prove(codeOf(next))).toBe("right");
	});
});

describe("[MFA-02] the status that pages poll", () => {
	it("comes from memory with a tag, and changes at once", async () => {
		const first = await site.request("GET", path("status"), session);
		const etag = String(first.headers.etag);
		const again = await site.request("GET", path("status"), session, { headers: { "if-none-match": etag } });
		expect([again.statusCode, again.body]).toEqual([304, ""]);
		await turnedOn();
		const changed = await site.request("GET", path("status"), session, { headers: { "if-none-match": etag } });
		expect([changed.statusCode, changed.json()]).toEqual([200, { status: "ENABLED" }]);
	});

	it("reaches every process", async () => {
		const listeners: ((text: string) => void)[] = [];
		const bus = {
			publish: (_channel: string, text: string) => {
				for (const listener of listeners) listener(text);
			},
			subscribe: (_channel: string, listener: (text: string) => void) => void listeners.push(listener),
			close: async () => {},
		};
		const [here, there] = [openTestFactors(database, clock, { bus }), openTestFactors(database, clock, { bus })];
		const call = there.bindings.find((binding) => binding.call.name === "readTwoFactorStatus")!;
		const seenThere = async () => {
			const ready = (await call.handle({} as never, { session } as never, {} as never)) as ReadyReply;
			return JSON.parse(ready.body.toString()).status;
		};
		expect(await seenThere()).toBe("PENDING");
		const siteHere = siteOf(here.bindings, clock);
		const me = siteHere.signIn(session.playerId);
		const begun = await siteHere.request("POST", path("enrol", me), me, { headers: PIN });
		await siteHere.request("POST", path("confirm", me), me, {
			body: { code: codeOf(secretIn(begun.json().otpAuthUri)) },
		});
		expect(await seenThere()).toBe("ENABLED");
		await siteHere.close();
	});

	it("[AUTH-11] is refused to other players", async () => {
		const other = site.signIn();
		expect((await site.request("GET", path("status"), other)).statusCode).toBe(401);
		expect((await site.request("GET", path("status"))).statusCode).toBe(401);
	});
});
