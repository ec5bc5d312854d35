import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aMember,
	captchaHeader,
	jobsDone,
	logInTo,
	mailOf,
	openTestApp,
	PASSWORD,
	type Site,
	sidIn,
	type TestApp,
	tokenOf,
	type Visitor,
} from "../../../testing/index.ts";

const RECOVERIES = "/api/v1/identity/recoveries";
const SUBJECT = "Set a new password";
const NEW = "nine blue kettles";

const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let email: string;
let playerId: bigint;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
	await app.outbox.start();
});
afterAll(() => app.close());
beforeEach(async () => {
	({ email, playerId } = await aMember(app));
});

const logIn = (password: string, from = {}) => logInTo(site)(email, password, from);
const requestLink = async (to: string, from: Visitor = {}) =>
	site.post(RECOVERIES, { email: to }, { ...from, headers: await captchaHeader(app.captcha, "recover") });
const complete = (token: string, password = NEW) => site.post(`${RECOVERIES}/complete`, { token, password });
const tokenFor = async () => {
	await requestLink(email);
	return tokenOf(app.notifications, email, SUBJECT);
};

describe("[AUTH-13] a forgotten password", () => {
	it("is set anew by the link from the mail, in the language of the page", async () => {
		const response = await requestLink(email, { locale: "es" });
		expect([response.statusCode, response.json()]).toEqual([202, { email }]);
		const { text } = await mailOf(app.notifications, email, "Elige una contraseña nueva");
		expect(text).toMatch(/https:\/\/baize\.test\/es\/recover\/set\?token=[\w-]{44}/);
		const token = /token=([\w-]+)/.exec(text)?.[1] ?? "";
		const checked = await site.post(`${RECOVERIES}/check`, { token });
		expect([checked.statusCode, checked.json()]).toEqual([200, { email }]);
		const set = await complete(token);
		expect([set.statusCode, set.json()]).toEqual([200, { email }]);
		expect((await logIn(PASSWORD)).statusCode).toBe(401);
		expect((await logIn(NEW)).statusCode).toBe(200);
		await mailOf(app.notifications, email, "Your password was changed");
	});

	it("ends every session of the person at once", async () => {
		const sid = sidIn(await logIn(PASSWORD));
		const session = async () => (await site.get("/api/v1/identity/session", { sid })).json().signedIn;
		expect(await session()).toBe(true);
		await complete(await tokenFor());
		expect(await session()).toBe(false);
	});

	it("gives the attempts back that were spent on guessing it", async () => {
		for (let i = 0; i < 12; i++) await logIn("wrong wrong wrong", { ip: "198.51.100.8" });
		expect((await logIn(PASSWORD)).statusCode).not.toBe(200);
		await complete(await tokenFor());
		expect((await logIn(NEW)).statusCode).toBe(200);
	});

	it("stores no link, only its hash", async () => {
		const token = await tokenFor();
		const { rows } = await sql<{ row: string }>`select r::text as row from identity.recovery r`.execute(
			database.reader,
		);
		expect(rows.map(({ row }) => row).join()).not.toContain(token);
	});
});

describe("[AUTH-13] asking for a new password", () => {
	it("gets the same reply with and without an account, and only an owner gets a mail", async () => {
		const unknownEmail = `nobody-${email}`;
		const [known, unknown] = [await requestLink(email), await requestLink(unknownEmail)];
		expect(unknown.statusCode).toBe(known.statusCode);
		expect(unknown.json()).toEqual({ email: unknownEmail });
		await mailOf(app.notifications, email, SUBJECT);
		expect(await app.notifications.mailbox(unknownEmail)).toEqual([]);
	});

	it("takes the same time for both", async () => {
		const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
		for (let i = 0; i < 20; i++)
			for (const [kind, to] of [["known", email] as const, ["unknown", `x${i}-${email}`] as const]) {
				const headers = await captchaHeader(app.captcha, "recover");
				const start = performance.now();
				await site.post(RECOVERIES, { email: to }, { ip: `192.0.2.${i + 1}`, headers });
				times[kind].push(performance.now() - start);
			}
		const ratio = median(times.known) / median(times.unknown);
		expect(ratio).toBeGreaterThan(0.4);
		expect(ratio).toBeLessThan(2.5);
	});

	it("cannot flood a mailbox", async () => {
		for (let i = 0; i < 8; i++) await requestLink(email);
		await jobsDone(database);
		expect((await app.notifications.mailbox(email)).length).toBe(5);
	});

	it("is refused without the work of the page", async () => {
		const answer = await site.post(RECOVERIES, { email });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([403, "CAPTCHA_REQUIRED"]);
	});

	it("for a disabled account informs its owner, and opens nothing", async () => {
		await sql`update identity.person set status = 'disabled' where person_id = ${playerId}`.execute(database.reader);
		await requestLink(email);
		const { text } = await mailOf(app.notifications, email, "Your account is closed");
		expect(text).not.toContain("token=");
	});

	it("is refused to an address that sends too many requests", async () => {
		const ip = "198.51.100.77";
		const answers = [];
		for (let i = 0; i < 101; i++) answers.push((await requestLink(`many${i}@baize.test`, { ip })).statusCode);
		expect(answers.slice(0, 100)).toEqual(Array(100).fill(202));
		expect(answers[100]).toBe(429);
	});
});

describe("[AUTH-13] a link for a new password", () => {
	it("used sixteen times at once works once", async () => {
		const token = await tokenFor();
		const answers = await Promise.all(Array.from({ length: 16 }, () => complete(token)));
		expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(15).fill(410)]);
	});

	it("ends after an hour", async () => {
		const token = await tokenFor();
		clock.advance(3_600_000);
		const late = await complete(token);
		expect([late.statusCode, late.json().errorCode]).toEqual([410, "RECOVERY_INVALID"]);
	});

	it("ends with the first that is used", async () => {
		const first = await tokenFor();
		const second = await tokenFor();
		expect((await complete(second)).statusCode).toBe(200);
		expect((await complete(first)).statusCode).toBe(410);
	});

	it.each([
		["one of the most common", "password123", "tooCommon"],
		["one that leaked elsewhere", "christine", "breached"],
		["one too short", "short77", "minLength"],
	])("is not used up by a password that is refused: %s", async (_case, password, cause) => {
		const token = await tokenFor();
		const refused = await complete(token, password);
		expect(refused.statusCode).toBe(422);
		expect(refused.json().errors).toEqual([{ field: "password", cause }]);
		expect((await complete(token)).statusCode).toBe(200);
	});

	it.each(["", "nonsense", "A".repeat(44), "é".repeat(44)])("that is %j opens nothing", async (token) => {
		expect((await complete(token)).statusCode).toBe(410);
		expect((await site.post(`${RECOVERIES}/check`, { token })).statusCode).toBe(410);
	});
});

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
