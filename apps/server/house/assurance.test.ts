import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionOf } from "@baize/identity/testing";
import {
	type CallSpec,
	type Level,
	PENDING_STATES,
	type PendingState,
	pathOf,
	type SessionProof,
} from "@baize/kernel/call";
import { HOUR_MS } from "@baize/kernel/time";
import {
	type Binding,
	bindRoutes,
	openHttp,
	openLog,
	readConfig,
	type Session,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, openHouse } from "./index.ts";

const clock = settableClock();
const log = openLog("silent");
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let house: House;
let app: FastifyInstance;
/** Who the last handler saw; undefined where none was reached. */
let seen: Visit | undefined;

/** Every call of the house, with a handler that only notes who has come through. */
const noted = ({ call }: Binding): Binding => ({
	call,
	handle(_input: never, visit: never) {
		seen = visit;
		throw new Error("reached");
	},
});

beforeAll(async () => {
	database = await openTestDatabase();
	const config = readConfig({ PROFILE: "test", DATA_DIR: mkdtempSync(join(tmpdir(), "baize-assurance-")) });
	house = await openHouse({ config, clock, database, log });
	app = openHttp(config, log);
	bindRoutes(
		app,
		house.bindings.map(noted),
		visitReader((sid) => sessions.get(sid ?? "")),
		clock,
	);
});
afterAll(async () => {
	await app.close();
	await house.stop();
	await database.close();
});

/** Something for each parameter of a call's path. */
function paramsOf({ params }: CallSpec): Record<string, string> {
	const { properties = {} } = (params ?? {}) as { properties?: Record<string, unknown> };
	return Object.fromEntries(Object.keys(properties).map((name) => [name, "1"]));
}

const REFUSALS = ["SESSION_REQUIRED", "ACTION_PENDING", "NOT_ALLOWED", "PROOF_REQUIRED"];

/** How the call answers somebody with this session: the refusal, or "passes" where only its input may be at fault. */
async function outcomeOf(call: CallSpec, session: Session | undefined): Promise<string> {
	seen = undefined;
	if (session) sessions.set(session.handle, session);
	const params = paramsOf(call);
	const answer = await app.inject({
		method: call.method,
		url: pathOf(call, { ...params, session: session?.handle ?? "h" }),
		headers: session ? { cookie: `sid=${session.handle}` } : {},
	});
	const code = answer.statusCode < 400 ? "" : answer.json().errorCode;
	return REFUSALS.includes(code) ? code : "passes";
}

const at = (method: SessionProof["method"], agoMs: number): SessionProof => ({
	method,
	atMs: clock.nowMs() - agoMs,
});
const OLD = 2 * HOUR_MS;

type Kind = { proofs: SessionProof[]; ownAssurance: 1 | 2 };
const KINDS = {
	"a password two hours ago": { proofs: [at("PASSWORD", OLD)], ownAssurance: 1 },
	"a password just now": { proofs: [at("PASSWORD", 0)], ownAssurance: 1 },
	"a PIN just now": { proofs: [at("PASSWORD", OLD), at("PIN_CODE", 0)], ownAssurance: 1 },
	"a password just now, with two-factor on": { proofs: [at("PASSWORD", 0)], ownAssurance: 2 },
	"password and SMS just now, with two-factor on": { proofs: [at("PASSWORD", 0), at("SMS", 0)], ownAssurance: 2 },
	"password and authenticator two hours ago": {
		proofs: [at("PASSWORD", OLD), at("TWO_FACTOR_AUTHENTICATION", OLD)],
		ownAssurance: 2,
	},
	"the authenticator just now": {
		proofs: [at("PASSWORD", OLD), at("TWO_FACTOR_AUTHENTICATION", 0)],
		ownAssurance: 2,
	},
	"a passkey just now": { proofs: [at("PASSKEY", 0)], ownAssurance: 2 },
} satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;

/** Which sessions are not sure enough for a call of this level. */
const TOO_WEAK: Record<Level, readonly KindName[]> = {
	visitor: [],
	session: [],
	proof: [],
	recent: [
		"a password two hours ago",
		"a password just now, with two-factor on",
		"password and SMS just now, with two-factor on",
		"password and authenticator two hours ago",
	],
	twoFactors: [
		"a password two hours ago",
		"a password just now",
		"a PIN just now",
		"a password just now, with two-factor on",
	],
	recentTwoFactors: [
		"a password two hours ago",
		"a password just now",
		"a PIN just now",
		"a password just now, with two-factor on",
		"password and SMS just now, with two-factor on",
		"password and authenticator two hours ago",
	],
};

const callsOf = (who: CallSpec["who"]) => house.bindings.map(({ call }) => call).filter((call) => call.who === who);

describe("levels of assurance x every call", () => {
	it("knows a level of every call", () => {
		for (const { call } of house.bindings)
			expect([call.name, TOO_WEAK[call.level]]).not.toEqual([call.name, undefined]);
		for (const call of callsOf("anyone")) expect([call.name, call.level]).toEqual([call.name, "visitor"]);
		for (const call of [...callsOf("player"), ...callsOf("operator")])
			expect([call.name, call.level]).not.toEqual([call.name, "visitor"]);
	});

	it("asks for a fresh proof before what changes how one logs in or is paid", () => {
		const named = (level: Level) =>
			callsOf("player")
				.filter((call) => call.level === level)
				.map(({ name }) => name);
		expect(named("recent").sort()).toEqual([
			"addPasskey",
			"beginPasskey",
			"endDevice",
			"endOtherDevices",
			"removeLinkedAccount",
			"removePasskey",
			"updatePinCode",
			"validatePhone",
		]);
		expect(named("proof").sort()).toEqual([
			"addLinkedAccount",
			"askEmailChange",
			"changePassword",
			"choosePhone",
			"closeAccount",
			"confirmTwoFactor",
			"disableTwoFactor",
			"downloadExport",
			"enrolTwoFactor",
			"renewRecoveryCodes",
			"requestWithdrawal",
			"resetTwoFactor",
			"stepUp",
			"updateDetails",
			"verifyPlayer",
		]);
	});

	it.each(Object.keys(KINDS) as KindName[])("a player with %s", async (name) => {
		for (const call of callsOf("player")) {
			const expected = TOO_WEAK[call.level].includes(name) ? "PROOF_REQUIRED" : "passes";
			expect([call.name, await outcomeOf(call, sessionOf(7n, KINDS[name]))]).toEqual([call.name, expected]);
		}
	});

	it("a visitor makes the calls of visitors and no other", async () => {
		for (const { call } of house.bindings) {
			const expected = call.who === "anyone" ? "passes" : "SESSION_REQUIRED";
			expect([call.name, await outcomeOf(call, undefined)]).toEqual([call.name, expected]);
		}
	});

	it("a player makes no operator's call, and an operator no player's", async () => {
		const player = sessionOf(7n, KINDS["a passkey just now"]);
		for (const call of callsOf("operator"))
			expect([call.name, await outcomeOf(call, player)]).toEqual([call.name, "NOT_ALLOWED"]);
		const operator = sessionOf(8n, { ...KINDS["a passkey just now"], roles: ["audit", "flags", "players", "support"] });
		for (const call of callsOf("player"))
			expect([call.name, await outcomeOf(call, operator)]).toEqual([call.name, "NOT_ALLOWED"]);
	});

	it("another player's session opens nothing", async () => {
		const mine = sessionOf(7n, KINDS["a passkey just now"]);
		sessions.set(mine.handle, mine);
		for (const call of callsOf("player").filter(({ path }) => path.includes(":session"))) {
			const params = paramsOf(call);
			const url = pathOf(call, { ...params, session: "another-handle" });
			const answer = await app.inject({ method: call.method, url, headers: { cookie: `sid=${mine.handle}` } });
			expect([call.name, answer.json().errorCode]).toEqual([call.name, "SESSION_REQUIRED"]);
		}
	});
});

/** All that a session may do while it waits: what completes the state, what tells of it, and the way out. */
const ALWAYS = [
	"login",
	"loginByVariant",
	"loginByPasskey",
	"beginPasskeyLogin",
	"logout",
	"describeSession",
	"readCaptcha",
];
const OPEN: Record<PendingState, readonly string[]> = {
	login: ["requestConfirmationCode", "readOperationStatus", "requestPinReset", "beginPasskeyStep"],
	ADD_PIN_CODE: ["readProfile", "updatePinCode", "choosePin", "renewActionToken"],
	forcePinReset: ["updatePinCode", "choosePin", "renewActionToken"],
	forcePasswordReset: ["choosePassword", "renewActionToken"],
	forcePhoneNumberReset: ["requestPhoneCode", "choosePhone", "renewActionToken"],
};

describe("pending states x every call", () => {
	it.each(PENDING_STATES)("%s opens what completes it and nothing else", async (pendingAction) => {
		const waiting = sessionOf(7n, { ...KINDS["a password just now"], pendingAction });
		for (const call of callsOf("player")) {
			const expected = OPEN[pendingAction].includes(call.name) ? "passes" : "ACTION_PENDING";
			expect([call.name, await outcomeOf(call, waiting)]).toEqual([call.name, expected]);
		}
		for (const call of callsOf("operator"))
			expect([call.name, await outcomeOf(call, waiting)]).toEqual([call.name, "ACTION_PENDING"]);
	});

	it.each(PENDING_STATES)("%s is no session at all to the other calls that anyone may make", async (pendingAction) => {
		const waiting = sessionOf(7n, { ...KINDS["a password just now"], pendingAction });
		for (const call of callsOf("anyone")) {
			await outcomeOf(call, waiting);
			// Where the input was refused, no handler was reached.
			if (seen) expect([call.name, seen.session !== undefined]).toEqual([call.name, ALWAYS.includes(call.name)]);
		}
		expect(callsOf("anyone").map(({ name }) => name)).toEqual(expect.arrayContaining(ALWAYS));
	});
});
