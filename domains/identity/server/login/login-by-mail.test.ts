import type { Database } from "@baize/platform-server";
import { settableClock } from "@baize/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	aDevice,
	aPlayer,
	hashedPassword,
	logInTo,
	openTestApp,
	PASSWORD,
	type Site,
	sidIn,
	signedIn,
	type TestApp,
	type Visitor,
} from "../../testing/index.ts";

const ANOTHER: Visitor = { device: aDevice("e") };
const clock = settableClock();
let database: Database;
let app: TestApp;
let site: Site;
let email: string;
let playerId: bigint;

beforeAll(async () => {
	app = await openTestApp(clock);
	({ database, site } = app);
});
afterAll(() => app.close());
beforeEach(async () => {
	({ playerId, email } = await aPlayer(database, { passwordHash: await hashedPassword() }));
	await login();
});

const login = (from: Visitor = {}) => logInTo(site)(email, PASSWORD, from);
const withCode = (sid: string, code: string): Visitor => ({
	...ANOTHER,
	sid,
	headers: { "x-mfa-code": code, "x-enforcement-method": "EMAIL" },
});
const requestCode = ({ handle, sid }: { handle: string; sid: string }) =>
	site.post(`/services/player-verification/v1/profiles/${handle}/operation/login/confirmationCode`, undefined, {
		...ANOTHER,
		sid,
	});
const mailedCode = async () => (await app.notifications.mailbox(email)).find(({ code }) => code)?.code ?? "none";

describe("[AUTH-08] a login in another browser by who has neither PIN nor phone (defect: the password alone was enough)", () => {
	it("requires a code by e-mail, which is valid once, in the session that requested it", async () => {
		const response = await login(ANOTHER);
		expect([response.statusCode, response.json()]).toMatchObject([
			401,
			{ errorCode: "mfa_required:EMAIL", methods: ["EMAIL"] },
		]);
		const half = signedIn(response);
		expect((await requestCode(half)).json()).toEqual({ limit: 5, remainingSendAttempts: 4, method: "EMAIL" });
		const code = await mailedCode();
		const wrong = await login(withCode(half.sid, code === "111111" ? "222222" : "111111"));
		expect([wrong.statusCode, wrong.json().errorCode]).toEqual([422, "MFA_INVALID_CONFIRMATION_CODE"]);
		const other = signedIn(await login({ device: aDevice("f") }));
		expect((await login({ ...withCode(other.sid, code), device: aDevice("f") })).statusCode).toBe(422);
		const done = await login(withCode(half.sid, code));
		expect(done.statusCode).toBe(200);
		expect((await site.get("/api/v1/identity/session", { sid: sidIn(done) })).json()).toMatchObject({
			pendingAction: "ADD_PIN_CODE",
		});
		expect((await login(ANOTHER)).statusCode).toBe(200);
	});

	it("is helped by no code by e-mail where there is a PIN", async () => {
		await database.transaction((tx) => app.factors.setPin(tx, playerId, "2580"));
		const half = signedIn(await login({ device: aDevice("g") }));
		await requestCode(half);
		const answer = await login(withCode(half.sid, await mailedCode()));
		expect([answer.statusCode, answer.json().errorCode]).toEqual([401, "mfa_required:PIN_CODE"]);
	});

	it("ends after five codes by e-mail", async () => {
		const half = signedIn(await login(ANOTHER));
		for (let sent = 0; sent < 5; sent++) expect((await requestCode(half)).statusCode).toBe(200);
		expect((await requestCode(half)).json().errorCode).toBe("NO_REMAINING_SEND_CODE_ATTEMPT");
	});
});
