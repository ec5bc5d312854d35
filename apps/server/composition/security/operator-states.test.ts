import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addOperatorPasskey, beginOperatorPasskey, confirmOperatorAuthenticator } from "@baize/factors/contract";
import { passkeyDevice } from "@baize/factors/testing";
import { logInOperator, proveOperator } from "@baize/identity/contract";
import { aDevice, aPlayer, hashedPassword, PASSWORD, sidIn } from "@baize/identity/testing";
import { OPERATOR_PENDING_STATES, pathOf } from "@baize/kernel/call";
import { bindRoutes, openHttp, openLog, readConfig, visitReader } from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindingsFor, type Composition, openComposition } from "../index.ts";

const OFFICE_URL = "http://localhost:3001";
const clock = settableClock();
const log = openLog("silent");
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
let app: FastifyInstance;

beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-operator-")) });
	composition = await openComposition({ config, clock, database, log });
	app = openHttp({ publicUrl: OFFICE_URL, trustedProxies: [] }, log);
	bindRoutes(
		app,
		bindingsFor(composition.bindings, "operators"),
		visitReader(composition.readOperatorSession, "operators"),
		clock,
	);
});
afterAll(async () => {
	await app.close();
	await composition.stop();
	await database.close();
});

type State = (typeof OPERATOR_PENDING_STATES)[number];
type Waiting = { operatorId: bigint; email: string; sid: string };

const requestWithdrawal = (method: string, url: string, sid: string, body?: unknown) =>
	app.inject({
		method: method as "POST",
		url,
		headers: { cookie: `did=${aDevice("d")}; __Host-office=${sid}` },
		...(body === undefined ? {} : { payload: body as object }),
	});
const make = (call: { method: string; path: string }, { sid }: { sid: string }, body: unknown = {}) =>
	requestWithdrawal(call.method, pathOf(call, { passkey: "1", operator: "1", player: "1", session: "h" }), sid, body);
const stateOf = async ({ sid }: { sid: string }): Promise<string> =>
	(await requestWithdrawal("GET", "/api/v1/operator/session", sid)).json().state;

const SHOWN: Record<State, string> = { operatorLogin: "step", operatorEnrolment: "enrolment" };

/** An operator who has just given the password. */
async function waitingFor(state: State): Promise<Waiting> {
	const { playerId: operatorId, email } = await aPlayer(database, {
		roles: ["support"],
		passwordHash: await hashedPassword(),
	});
	if (state === "operatorLogin") await composition.domains.factors.giveAuthenticator(operatorId);
	const answer = await requestWithdrawal("POST", pathOf(logInOperator), "", { username: email, password: PASSWORD });
	const waiting = { operatorId, email, sid: sidIn(answer) };
	expect([answer.json().state, await stateOf(waiting)]).toEqual([SHOWN[state], SHOWN[state]]);
	return waiting;
}

describe("only completing an operator's pending state lifts it", () => {
	it.each(OPERATOR_PENDING_STATES)("%s is not lifted by any call that proves nothing", async (state) => {
		const waiting = await waitingFor(state);
		for (const { call } of bindingsFor(composition.bindings, "operators")) {
			if (["logInOperator", "logOutOperator"].includes(call.name)) continue;
			const answer = await make(call, waiting);
			expect([call.name, sidIn(answer)]).toEqual([call.name, ""]);
			expect([call.name, await stateOf(waiting)]).toEqual([call.name, SHOWN[state]]);
		}
	});

	it("operatorLogin is lifted by the authenticator, under another cookie", async () => {
		const waiting = await waitingFor("operatorLogin");
		const proof = (value: string) => make(proveOperator, waiting, { method: "TWO_FACTOR_AUTHENTICATION", value });
		expect((await proof("000000")).statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("step");
		const shown = await composition.domains.factors.authenticatorCode(waiting.operatorId);
		const done = await proof(shown?.code ?? "");
		expect(await stateOf({ sid: sidIn(done) })).toBe("signedIn");
		expect(await stateOf(waiting)).toBe("signedOut");
	});

	it("operatorEnrolment is lifted by the first code of an authenticator", async () => {
		const waiting = await waitingFor("operatorEnrolment");
		const begun = await requestWithdrawal("POST", "/api/v1/operator/factors/authenticator", waiting.sid);
		const secret = new URL(begun.json().otpAuthUri).searchParams.get("secret") ?? "";
		expect((await make(confirmOperatorAuthenticator, waiting, { code: "000000" })).statusCode).toBe(422);
		expect(await stateOf(waiting)).toBe("enrolment");
		const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.nowMs() });
		const done = await make(confirmOperatorAuthenticator, waiting, { code });
		expect(done.json().recoveryCodes).toHaveLength(10);
		expect(await stateOf({ sid: sidIn(done) })).toBe("signedIn");
		expect(await stateOf(waiting)).toBe("signedOut");
	});

	it("operatorEnrolment is lifted by a passkey of the operators' origin, and by none of another", async () => {
		const waiting = await waitingFor("operatorEnrolment");
		const add = async (origin: string) => {
			const { options } = (await make(beginOperatorPasskey, waiting)).json();
			const response = passkeyDevice(origin).create(options);
			return make(addOperatorPasskey, waiting, { name: "Security key", response });
		};
		expect((await add("http://localhost:3000")).json().errorCode).toBe("PASSKEY_INVALID");
		expect(await stateOf(waiting)).toBe("enrolment");
		const done = await add(OFFICE_URL);
		expect(done.statusCode).toBe(200);
		expect(await stateOf({ sid: sidIn(done) })).toBe("signedIn");
	});

	it("they last for a quarter of an hour", async () => {
		const waiting = await waitingFor("operatorLogin");
		clock.advance(15 * 60_000);
		expect(await stateOf(waiting)).toBe("signedOut");
	});
});
