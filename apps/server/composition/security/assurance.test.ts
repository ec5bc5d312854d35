import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROLES } from "@baize/identity/contract";
import { sessionOf } from "@baize/identity/testing";
import {
	AUDIENCES,
	type Audience,
	type CallSpec,
	isServedTo,
	type Level,
	OPERATOR_PENDING_STATES,
	PENDING_STATES,
	type PendingState,
	PLAYER_PENDING_STATES,
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
	refuseUnknownPath,
	SESSION_COOKIES,
	type Session,
	type Visit,
	visitReader,
} from "@baize/platform-server";
import { openTestDatabase, settableClock } from "@baize/testing";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bindingsFor, type Composition, openComposition } from "../index.ts";
import { FRESHLY_PROVED, PROVED_AT_LOGIN } from "./operator-levels.data.ts";

const clock = settableClock();
const log = openLog("silent");
const sessions = new Map<string, Session>();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let composition: Composition;
let apps: Record<Audience, FastifyInstance>;
/** The visit of the last handler that ran; undefined where none ran. */
let seen: Visit | undefined;

/** Every call of the API, with a handler that only records that it ran. */
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
	composition = await openComposition({ config, clock, database, log });
	const serving = (audience: Audience): FastifyInstance => {
		const app = openHttp(config, log);
		const readSession = (sid = ""): Session | undefined => sessions.get(sid);
		bindRoutes(app, bindingsFor(composition.bindings, audience).map(noted), visitReader(readSession, audience), clock);
		app.setNotFoundHandler(refuseUnknownPath);
		return app;
	};
	apps = { players: serving("players"), operators: serving("operators") };
});
afterAll(async () => {
	for (const app of Object.values(apps)) await app.close();
	await composition.stop();
	await database.close();
});

/** A value for each parameter of a call's path. */
function paramsOf({ params }: CallSpec): Record<string, string> {
	const { properties = {} } = (params ?? {}) as { properties?: Record<string, unknown> };
	return Object.fromEntries(Object.keys(properties).map((name) => [name, "1"]));
}

const REFUSALS = ["NOT_FOUND", "SESSION_REQUIRED", "ACTION_PENDING", "NOT_ALLOWED", "PROOF_REQUIRED"];

/** How the call answers this session: the refusal, or "passes" where only its input may be wrong. */
async function outcomeOf(call: CallSpec, session: Session | undefined, of?: Audience): Promise<string> {
	seen = undefined;
	if (session) sessions.set(session.handle, session);
	const audience = of ?? AUDIENCES.find((each) => isServedTo(call, each))!;
	const answer = await apps[audience].inject({
		method: call.method,
		url: pathOf(call, { ...paramsOf(call), session: session?.handle ?? "h" }),
		headers: session ? { cookie: `${SESSION_COOKIES[audience].name}=${session.handle}` } : {},
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

/** The sessions that are too weak for a call of this level. */
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

const callsOf = (who: CallSpec["who"]) =>
	composition.bindings.map(({ call }) => call).filter((call) => call.who === who);

const anOperator = (over: Partial<Session>, roles: readonly string[] = ROLES): Session =>
	sessionOf(8n, { ...over, roles });

describe("levels of assurance x every call", () => {
	it("knows a level of every call", () => {
		for (const { call } of composition.bindings)
			expect([call.name, TOO_WEAK[call.level]]).not.toEqual([call.name, undefined]);
		for (const call of callsOf("anyone")) expect([call.name, call.level]).toEqual([call.name, "visitor"]);
		for (const call of [...callsOf("player"), ...callsOf("operator")])
			expect([call.name, call.level]).not.toEqual([call.name, "visitor"]);
	});

	it("needs a fresh proof before a change of how one logs in or is paid", () => {
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
			"removeSavedCard",
			"updatePinCode",
			"validatePhone",
		]);
		expect(named("proof").sort()).toEqual([
			"addLinkedAccount",
			"beginEmailChange",
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
			"sendTransfer",
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

	it.each(Object.keys(KINDS) as KindName[])("an operator with %s", async (name) => {
		for (const call of callsOf("operator")) {
			const expected = TOO_WEAK[call.level].includes(name) ? "PROOF_REQUIRED" : "passes";
			expect([call.name, await outcomeOf(call, anOperator(KINDS[name]))]).toEqual([call.name, expected]);
		}
	});

	it("an operator makes no call by one factor, and what money, players and access hang on by a fresh one", () => {
		const recent = callsOf("operator").filter(({ level }) => level === "recentTwoFactors");
		const others = callsOf("operator").filter(({ level }) => level !== "recentTwoFactors");
		expect(new Set(others.map(({ level }) => level))).toEqual(new Set(["twoFactors"]));
		expect(recent.map(({ name }) => name)).toEqual(expect.arrayContaining(FRESHLY_PROVED));
		const changing = others.filter(({ method }) => method !== "GET").map(({ name }) => name);
		expect(changing.sort()).toEqual(PROVED_AT_LOGIN);
	});

	it("each origin serves its own calls and none of the other's", async () => {
		for (const { call } of composition.bindings)
			for (const audience of AUDIENCES)
				if (!isServedTo(call, audience))
					expect([call.name, await outcomeOf(call, undefined, audience)]).toEqual([call.name, "NOT_FOUND"]);
		const served = (audience: Audience) => bindingsFor(composition.bindings, audience).map(({ call }) => call);
		expect(served("players").filter(({ who }) => who === "operator")).toEqual([]);
		expect(served("operators").filter(({ who }) => who === "player")).toEqual([]);
		expect(served("operators").map(({ name }) => name)).not.toContain("login");
	});

	it("a visitor makes the calls of visitors and no other", async () => {
		for (const { call } of composition.bindings) {
			const expected = call.who === "anyone" ? "passes" : "SESSION_REQUIRED";
			expect([call.name, await outcomeOf(call, undefined)]).toEqual([call.name, expected]);
		}
	});

	it("a player makes no operator's call, and an operator no player's", async () => {
		const player = sessionOf(7n, KINDS["a passkey just now"]);
		for (const call of callsOf("operator"))
			expect([call.name, await outcomeOf(call, player)]).toEqual([call.name, "NOT_ALLOWED"]);
		const operator = anOperator(KINDS["a passkey just now"]);
		for (const call of callsOf("player"))
			expect([call.name, await outcomeOf(call, operator)]).toEqual([call.name, "NOT_ALLOWED"]);
	});

	it("an operator makes no call of a role that they lack", async () => {
		const operator = anOperator(KINDS["a passkey just now"], ["games"]);
		for (const call of callsOf("operator")) {
			const roles = call.role === undefined ? [] : [call.role].flat();
			const expected = roles.length === 0 || roles.includes("games") ? "passes" : "NOT_ALLOWED";
			expect([call.name, await outcomeOf(call, operator)]).toEqual([call.name, expected]);
		}
	});

	it("another player's session opens nothing", async () => {
		const mine = sessionOf(7n, KINDS["a passkey just now"]);
		sessions.set(mine.handle, mine);
		for (const call of callsOf("player").filter(({ path }) => path.includes(":session"))) {
			const url = pathOf(call, { ...paramsOf(call), session: "another-handle" });
			const headers = { cookie: `sid=${mine.handle}` };
			const answer = await apps.players.inject({ method: call.method, url, headers });
			expect([call.name, answer.json().errorCode]).toEqual([call.name, "SESSION_REQUIRED"]);
		}
	});
});

/** Everything that a session with a pending action may do: complete the action, read its state, and leave. */
const ALWAYS = [
	"describeOperator",
	"logInOperator",
	"logInOperatorByPasskey",
	"beginOperatorPasskeyProof",
	"logOutOperator",
	"checkInvitation",
	"acceptInvitation",
	"login",
	"loginByVariant",
	"loginByPasskey",
	"beginPasskeyLogin",
	"logout",
	"forgetEndedSession",
	"describeSession",
	"readCaptcha",
];
const OPEN: Record<PendingState, readonly string[]> = {
	login: ["requestConfirmationCode", "readOperationStatus", "requestPinReset", "beginPasskeyStep"],
	ADD_PIN_CODE: ["readProfile", "updatePinCode", "choosePin", "renewActionToken"],
	forcePinReset: ["updatePinCode", "choosePin", "renewActionToken"],
	forcePasswordReset: ["choosePassword", "renewActionToken"],
	forcePhoneNumberReset: ["requestPhoneCode", "choosePhone", "readOperationStatus", "renewActionToken"],
	operatorLogin: ["proveOperator"],
	operatorEnrolment: [
		"beginOperatorAuthenticator",
		"confirmOperatorAuthenticator",
		"beginOperatorPasskey",
		"addOperatorPasskey",
	],
};

describe("pending states x every call", () => {
	it.each(OPERATOR_PENDING_STATES)("%s opens what completes it and nothing else", async (pendingAction) => {
		const waiting = anOperator({ ...KINDS["a password just now"], pendingAction });
		for (const call of callsOf("operator")) {
			const expected = OPEN[pendingAction].includes(call.name) ? "passes" : "ACTION_PENDING";
			expect([call.name, await outcomeOf(call, waiting)]).toEqual([call.name, expected]);
		}
		for (const call of callsOf("player"))
			expect([call.name, await outcomeOf(call, waiting)]).toEqual([call.name, "ACTION_PENDING"]);
	});

	it.each(PLAYER_PENDING_STATES)("%s opens what completes it and nothing else", async (pendingAction) => {
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
			// Where the input was refused, no handler ran.
			if (seen) expect([call.name, seen.session !== undefined]).toEqual([call.name, ALWAYS.includes(call.name)]);
		}
		expect(callsOf("anyone").map(({ name }) => name)).toEqual(expect.arrayContaining(ALWAYS));
	});
});
