import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aDevice, aPlayer, hashedPassword, LOGIN_PATH, PASSWORD, sidIn } from "@baize/identity/testing";
import { PLAYER_PENDING_STATES, pathOf } from "@baize/kernel/call";
import { bindRoutes, openHttp, openLog, readConfig, visitReader } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Composition, openComposition } from "../index.ts";
import { PLAYER_CALLS } from "../modules.ts";

const PIN = "2580";
const clock = settableClock();
const log = openLog("silent");
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
let app: FastifyInstance;

beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-pending-")) });
	composition = await openComposition({ config, clock, database, log });
	app = openHttp(config, log);
	bindRoutes(app, composition.bindings, visitReader(composition.readSession), clock);
});
afterAll(async () => {
	await app.close();
	await composition.stop();
	await database.close();
});

type PendingState = (typeof PLAYER_PENDING_STATES)[number];
type Waiting = { playerId: bigint; email: string; sid: string; handle: string };
type CallInput = { body?: unknown; headers?: Record<string, string>; sid?: string; device?: string };

const requestWithdrawal = (
	method: string,
	url: string,
	{ body, headers = {}, sid, device = aDevice("d") }: CallInput,
) =>
	app.inject({
		method: method as "POST",
		url,
		headers: { ...headers, cookie: `did=${device}${sid ? `; sid=${sid}` : ""}` },
		...(body === undefined ? {} : { payload: body as object }),
	});

const logIn = (email: string, from: CallInput = {}) =>
	requestWithdrawal("POST", LOGIN_PATH, { ...from, body: { username: email, credentials: { password: PASSWORD } } });

const stateOf = async ({ sid }: { sid: string }) => {
	const { signedIn, pendingAction } = (await requestWithdrawal("GET", "/api/v1/identity/session", { sid })).json();
	return signedIn ? "whole" : pendingAction;
};

/** A player who has just given the password, and must do this before the session is complete. */
async function waitingFor(state: PendingState): Promise<Waiting> {
	const { playerId, email } = await aPlayer(database, { passwordHash: await hashedPassword() });
	const { factors, identity } = composition.domains;
	if (state !== "ADD_PIN_CODE") await database.transaction((tx) => factors.setPin(tx, playerId, PIN));
	if (state === "login") await logIn(email);
	else if (state !== "ADD_PIN_CODE") await database.transaction((tx) => identity.requireAction(tx, playerId, state));
	const answer = await logIn(email, state === "login" ? { device: aDevice("e") } : {});
	const waiting = { playerId, email, sid: sidIn(answer), handle: answer.json().sessionId };
	expect(await stateOf(waiting)).toBe(state);
	return waiting;
}

const call = (name: string) => composition.bindings.find((binding) => binding.call.name === name)!.call;

/** Makes a call as the pending player, with invalid proofs. */
function make(name: string, { sid, handle }: Waiting, over: Omit<CallInput, "sid"> = {}) {
	const spec = call(name);
	const row = PLAYER_CALLS[name] ?? {};
	const url = pathOf(spec, { session: handle, ...row.params });
	return requestWithdrawal(spec.method, url, {
		sid,
		body: row.body,
		...(row.headers ? { headers: row.headers } : {}),
		...over,
	});
}

describe("only completing a pending state lifts it", () => {
	it.each(PLAYER_PENDING_STATES)("%s is not lifted by any player's call that proves nothing", async (state) => {
		const waiting = await waitingFor(state);
		for (const name of Object.keys(PLAYER_CALLS)) {
			// These two states wait for a PIN, so a call that brings one belongs to another test.
			if (name === "updatePinCode" && (state === "ADD_PIN_CODE" || state === "forcePinReset")) continue;
			const answer = await make(name, waiting);
			expect([name, sidIn(answer)]).toEqual([name, ""]);
			expect([name, await stateOf(waiting)]).toEqual([name, state]);
		}
	});

	const token = async (waiting: Waiting): Promise<string> => (await make("renewActionToken", waiting)).json().token;
	const withToken = async (waiting: Waiting, body: object) => ({ body: { token: await token(waiting), ...body } });

	it("ADD_PIN_CODE is lifted by a PIN", async () => {
		for (const name of ["updatePinCode", "choosePin"]) {
			const waiting = await waitingFor("ADD_PIN_CODE");
			const done = await make(name, waiting, await withToken(waiting, { pinCode: "1379" }));
			expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
			expect(await stateOf(waiting)).toBeUndefined();
		}
	});

	it("forcePinReset is lifted by another PIN, and not by the present one", async () => {
		for (const name of ["updatePinCode", "choosePin"]) {
			const waiting = await waitingFor("forcePinReset");
			const same = await make(name, waiting, await withToken(waiting, { pinCode: PIN }));
			expect(same.json().errors).toEqual([{ field: "pinCode", cause: "sameAsBefore" }]);
			expect(await stateOf(waiting)).toBe("forcePinReset");
			const done = await make(name, waiting, await withToken(waiting, { pinCode: "1379" }));
			expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
		}
	});

	it("forcePasswordReset is lifted by another password", async () => {
		const waiting = await waitingFor("forcePasswordReset");
		const same = await make("choosePassword", waiting, await withToken(waiting, { password: PASSWORD }));
		expect(same.statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("forcePasswordReset");
		const done = await make("choosePassword", waiting, await withToken(waiting, { password: "nine quiet rivers" }));
		expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
	});

	it("login is lifted by the requested proof", async () => {
		const waiting = await waitingFor("login");
		const proof = (pin: string) => ({
			sid: waiting.sid,
			device: aDevice("e"),
			headers: { "x-mfa-code": pin, "x-enforcement-method": "PIN_CODE" },
		});
		expect((await logIn(waiting.email, proof("1111"))).statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("login");
		const done = await logIn(waiting.email, proof(PIN));
		expect(await stateOf({ sid: sidIn(done) })).toBe("whole");
	});
});

describe("a half login becomes whole by one call", () => {
	it("no longer: asking for a link to another PIN leaves it half", async () => {
		const waiting = await waitingFor("login");
		const answer = await make("requestPinReset", waiting);
		expect([answer.statusCode, sidIn(answer)]).toEqual([200, ""]);
		expect(await stateOf(waiting)).toBe("login");
	});
});

describe("forcePinReset passes without a new PIN", () => {
	it("no longer: neither by asking for a link nor by the password or the old PIN", async () => {
		const waiting = await waitingFor("forcePinReset");
		const attempts = [
			await make("requestPinReset", waiting),
			...(await Promise.all(
				[
					{ verificationType: "PASSWORD", verificationValue: PASSWORD },
					{ verificationType: "PIN_CODE", verificationValue: PIN },
				].map((body) => make("verifyPlayer", waiting, { body })),
			)),
		];
		for (const answer of attempts) expect([answer.json().errorCode, sidIn(answer)]).toEqual(["ACTION_PENDING", ""]);
		expect(await stateOf(waiting)).toBe("forcePinReset");
	});
});
