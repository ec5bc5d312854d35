import { idText, openIds } from "@baize/kernel/id";
import type { Database, SpentBudget } from "@baize/platform-server";
import { openTestDatabase, settableClock, testSecrets } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { phoneText, withdrawalText } from "../../contract/index.ts";
import { openTestFactors, TEST_PHONE, type TestFactors } from "../../testing/index.ts";
import type { Proof, Who } from "../index.ts";

const clock = settableClock();
const ids = openIds(clock, 3);
let database: Database;
let app: TestFactors;
let who: Who;
let spent: SpentBudget[];

beforeAll(async () => {
	database = await openTestDatabase();
	app = openTestFactors(database, clock, { onBudgetSpent: (of) => spent.push(of) });
});
afterAll(() => database.close());
beforeEach(() => {
	who = { playerId: ids(), sessionId: ids() };
	spent = [];
});

const REQUEST = {
	operation: "withdraw",
	authorises: "5000 CAD",
	to: TEST_PHONE,
	locale: "en",
	ip: "192.0.2.1",
} as const;
const requestSms = (over: Partial<typeof REQUEST | { operation: "login"; authorises: string }> = {}, by = who) =>
	app.factors.requestCode(by, { ...REQUEST, ...over });
const newestCode = () => app.codeTo(TEST_PHONE);
const give = (code: string, over: Partial<Proof> = {}, by = who) =>
	app.factors.prove(by, { operation: "withdraw", authorises: "5000 CAD", method: "SMS", code, ...over });
/** "right", or the code and details of the refusal. */
const resultOf = (answer: Promise<void>) =>
	answer.then(
		() => "right",
		(refusal: { code: string; details?: Record<string, unknown> }) => ({ code: refusal.code, ...refusal.details }),
	);
const wrongOf = (code: string) => (code === "111111" ? "222222" : "111111");

describe("[VER-01] a confirmation code", () => {
	it("comes by SMS, says what it is for, and can be filled in by the phone", async () => {
		expect(await requestSms()).toEqual({ limit: 5, remainingSendAttempts: 4 });
		const [sms] = await app.notifications.mailbox(TEST_PHONE);
		expect(sms?.channel).toBe("sms");
		expect(sms?.code).toMatch(/^\d{6}$/);
		expect(sms?.text).toContain("withdraw money");
		expect(sms?.text.split("\n").at(-1)).toBe(`@baize.test #${sms?.code}`);
	});

	it("is right once; a second submit of it is no wrong one", async () => {
		await requestSms();
		const code = await newestCode();
		expect(await resultOf(give(code))).toBe("right");
		for (let again = 0; again < 9; again++) expect(await resultOf(give(code))).toEqual({ code: "MFA_ALREADY_USED" });
		await requestSms();
		expect(await resultOf(give(wrongOf(await newestCode())))).toMatchObject({ remainingAttempts: 4 });
	});

	it.each([
		["another operation", { operation: "login" as const }],
		["another amount", { authorises: "5001 CAD" }],
		["nothing in particular", { authorises: "" }],
	])("does not allow %s", async (_case, over) => {
		await requestSms();
		const code = await newestCode();
		expect(await resultOf(give(code, over))).toMatchObject({ code: "MFA_INVALID_CONFIRMATION_CODE" });
		expect(await resultOf(give(code))).toBe("right");
	});

	it("is bound to its session and its player", async () => {
		await requestSms();
		const code = await newestCode();
		expect(await resultOf(give(code, {}, { ...who, sessionId: ids() }))).toMatchObject({ remainingAttempts: 4 });
		expect(await resultOf(give(code, {}, { ...who, playerId: ids() }))).toMatchObject({ remainingAttempts: 4 });
	});

	it("ends after ten minutes, and when the next one is sent", async () => {
		await requestSms();
		const first = await newestCode();
		clock.advance(1);
		await requestSms();
		expect(await resultOf(give(first))).toMatchObject({ remainingAttempts: 4 });
		const second = await newestCode();
		clock.advance(10 * 60_000);
		expect(await resultOf(give(second))).toMatchObject({ remainingAttempts: 3 });
	});

	it("is stored as a keyed hash only", async () => {
		await requestSms();
		const code = await newestCode();
		const { rows } = await sql<{
			row: string;
		}>`select c::text as row from factors.confirmation c where player_id = ${who.playerId}`.execute(database.reader);
		expect(rows).toHaveLength(1);
		expect(rows[0]?.row).not.toContain(code);
		const otherKey = openTestFactors(database, clock, {
			secrets: testSecrets("another secret of tests, thirty-two long"),
		});
		const proof = { operation: "withdraw", authorises: "5000 CAD", method: "SMS", code } as const;
		expect(await resultOf(otherKey.factors.prove(who, proof))).toMatchObject({ remainingAttempts: 4 });
	});

	it("is written the same by page and server", () => {
		expect(withdrawalText({ amountMinor: 5000n, currency: "CAD", destination: "card_1" })).toBe(
			withdrawalText({ amountMinor: 5000, currency: "CAD", destination: "card_1" }),
		);
		expect(phoneText("+14165550100")).toBe("phone +14165550100");
	});
});

describe("[VER-03] wrong codes", () => {
	it("are counted down exactly, and the fifth blocks", async () => {
		await requestSms();
		const wrong = wrongOf(await newestCode());
		for (const remainingAttempts of [4, 3, 2, 1])
			expect(await resultOf(give(wrong))).toEqual({
				code: "MFA_INVALID_CONFIRMATION_CODE",
				remainingAttempts,
				limit: 5,
			});
		expect(await resultOf(give(wrong))).toEqual({ code: "MFA_ACCOUNT_BLOCKED", remainingBlockingTime: 3600 });
		clock.advance(90_000);
		expect(await resultOf(give(await newestCode()))).toEqual({
			code: "MFA_ACCOUNT_BLOCKED",
			remainingBlockingTime: 3510,
		});
	});

	it("include 000000 always", async () => {
		await requestSms();
		expect(await resultOf(give("000000"))).toMatchObject({ remainingAttempts: 4 });
	});

	it("evaluates at most 5 of 64 at once, over several sessions", async () => {
		await requestSms();
		const wrong = wrongOf(await newestCode());
		const answers = await Promise.all(
			Array.from({ length: 64 }, (_, i) => resultOf(give(wrong, {}, i % 2 ? who : { ...who, sessionId: ids() }))),
		);
		const evaluated = answers.filter((answer) => typeof answer === "object" && "remainingAttempts" in answer);
		expect(evaluated.map((answer) => (answer as { remainingAttempts: number }).remainingAttempts).sort()).toEqual([
			1, 2, 3, 4,
		]);
		expect(
			answers.filter((answer) => typeof answer === "object" && answer.code === "MFA_ACCOUNT_BLOCKED"),
		).toHaveLength(60);
	});

	it("of 16 right ones at once takes one", async () => {
		await requestSms();
		const code = await newestCode();
		const answers = await Promise.all(Array.from({ length: 16 }, () => resultOf(give(code))));
		expect(answers.filter((answer) => answer === "right")).toHaveLength(1);
	});

	it("are not counted where two submits of a right one come at once (defect)", async () => {
		await requestSms();
		const code = await newestCode();
		const answers = await Promise.all([resultOf(give(code)), resultOf(give(code))]);
		expect(answers).toContain("right");
		expect(answers).toContainEqual({ code: "MFA_ALREADY_USED" });
		await requestSms();
		expect(await resultOf(give(wrongOf(await newestCode())))).toMatchObject({ remainingAttempts: 4 });
	});

	it("are restored after a right one", async () => {
		await requestSms();
		const code = await newestCode();
		await resultOf(give(wrongOf(code)));
		expect(await resultOf(give(code))).toBe("right");
		expect(await requestSms()).toEqual({ limit: 5, remainingSendAttempts: 4 });
		expect(await resultOf(give(wrongOf(await newestCode())))).toMatchObject({ remainingAttempts: 4 });
	});
});

describe("[VER-04] sending again", () => {
	const refused = (answer: Promise<unknown>) => resultOf(answer as Promise<void>);

	it("is possible until no send is left, and is counted apart from attempts", async () => {
		for (const remainingSendAttempts of [4, 3, 2, 1, 0])
			expect(await requestSms()).toEqual({ limit: 5, remainingSendAttempts });
		expect(await refused(requestSms())).toEqual({ code: "NO_REMAINING_SEND_CODE_ATTEMPT", retryAfter: 3600 });
		expect(await resultOf(give(wrongOf(await newestCode())))).toMatchObject({ remainingAttempts: 4 });
		expect(await resultOf(give(await newestCode()))).toBe("right");
	});

	it("beyond the last is reported to the security events", async () => {
		const playerId = idText(who.playerId);
		for (let send = 0; send < 5; send++) await requestSms();
		expect(spent).toEqual([]);
		await refused(requestSms());
		expect(spent).toEqual([{ budget: "sends:withdraw", subject: playerId, playerId }]);
	});

	it("stops while the operation is blocked, over all sessions, and begins afresh afterwards", async () => {
		await requestSms();
		const wrong = wrongOf(await newestCode());
		for (let attempt = 0; attempt < 5; attempt++) await resultOf(give(wrong));
		const later = { ...who, sessionId: ids() };
		expect(await refused(requestSms({}, later))).toEqual({ code: "ACCOUNT_BLOCKED", remainingBlockingTime: 3600 });
		clock.advance(3_600_000);
		expect(await requestSms({}, later)).toEqual({ limit: 5, remainingSendAttempts: 4 });
		expect(await resultOf(give(wrongOf(await newestCode()), {}, later))).toMatchObject({ remainingAttempts: 4 });
		expect(await resultOf(give(await newestCode(), {}, later))).toBe("right");
	});

	it("has an end over all operations of a day", async () => {
		const operations = ["login", "updateProfile", "withdraw", "enable2fa"] as const;
		for (const operation of operations)
			for (let send = 0; send < 5; send++) await app.factors.requestCode(who, { ...REQUEST, operation });
		expect(await refused(app.factors.requestCode(who, { ...REQUEST, operation: "disable2FA" }))).toMatchObject({
			code: "NO_REMAINING_SEND_CODE_ATTEMPT",
		});
	});
});

describe("[PROF-02] a PIN as proof", () => {
	const pin = (code: string, operation: "withdraw" | "login" = "withdraw") =>
		give(code, { method: "PIN_CODE", operation });
	beforeEach(() => database.transaction((tx) => app.factors.setPin(tx, who.playerId, "2580")));

	it("is right as often as it is given", async () => {
		expect(await resultOf(pin("2580"))).toBe("right");
		expect(await resultOf(pin("2580"))).toBe("right");
	});

	it("may be wrong five times an hour, whatever it is for and however many at once", async () => {
		const answers = await Promise.all(
			Array.from({ length: 24 }, (_, i) => resultOf(pin("1111", i % 2 ? "login" : "withdraw"))),
		);
		expect(answers.filter((answer) => typeof answer === "object" && "remainingAttempts" in answer)).toHaveLength(4);
		expect(await resultOf(pin("2580"))).toMatchObject({ code: "MFA_ACCOUNT_BLOCKED" });
		clock.advance(3_600_000);
		expect(await resultOf(pin("2580"))).toBe("right");
	});

	it("is reported to the security events by the fifth wrong one, and at each later refusal", async () => {
		const playerId = idText(who.playerId);
		for (let attempt = 0; attempt < 4; attempt++) await resultOf(pin("1111"));
		expect(spent).toEqual([]);
		await resultOf(pin("1111"));
		const budget = { budget: "attempts:PIN_CODE", subject: playerId, playerId };
		expect(spent).toEqual([budget]);
		await resultOf(pin("2580", "login"));
		expect(spent).toEqual([budget, budget]);
	});

	it("is reported by methodsOf, also if it must be changed", async () => {
		const methods = () => app.factors.methodsOf(database.reader, who.playerId);
		expect(await methods()).toEqual({
			hasPin: true,
			isPinResetDue: false,
			twoFactor: "PENDING",
			passkeys: 0,
			hasRecoveryCodes: false,
		});
		await database.transaction((tx) => app.factors.requirePinReset(tx, who.playerId));
		expect(await methods()).toMatchObject({ isPinResetDue: true });
		await database.transaction((tx) => app.factors.setPin(tx, who.playerId, "1379"));
		expect(await methods()).toMatchObject({ hasPin: true, isPinResetDue: false });
	});

	it("where none is set is no method", async () => {
		const unknown = { playerId: ids(), sessionId: ids() };
		expect(await resultOf(give("2580", { method: "PIN_CODE" }, unknown))).toEqual({ code: "MFA_CONFIGURATION_ERROR" });
		expect(await resultOf(give("123456", { method: "TWO_FACTOR_AUTHENTICATION" }, unknown))).toEqual({
			code: "MFA_CONFIGURATION_ERROR",
		});
	});
});
