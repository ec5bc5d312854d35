import { get, type IncomingMessage } from "node:http";
import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { defineErrors, refuser } from "@baize/kernel/error";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { openInProcessClient } from "../calls/in-process-client.ts";
import { openApiOf } from "../calls/openapi.ts";
import { aSession } from "../calls/test-session.ts";
import type { Session } from "../calls/visit.ts";
import { openSampleServer, type SampleServer, WAYS, type Way } from "../fast-path/sample-server.ts";
import { pagePolicy } from "./headers.ts";

const errors = defineErrors({
	LAMP_BROKEN: { status: 409, text: "lamps.errors.broken", details: Struct({ lamp: Text() }) },
});
const refuseLamp = refuser(errors);

const lightLamp = defineCall({
	name: "lightLamp",
	method: "POST",
	path: "/api/v1/lamps/:session/light",
	who: "player",
	level: "session",
	isOnFastPath: true,
	summary: "Lights a lamp.",
	params: Struct({ session: Text() }),
	body: Struct({ lamp: Text({ minLength: 1 }), hours: Integer({ minimum: 1 }), at: Struct({ hall: Text() }) }),
	reply: Struct({ lit: Text() }),
	errors,
});
const oldLamp = defineCall({
	...lightLamp,
	isOnFastPath: false,
	name: "oldLamp",
	path: "/services/lamps",
	params: undefined as never,
	who: "anyone",
	level: "visitor",
	unknownProperties: "ignore",
});
const readLamp = defineCall({
	name: "readLamp",
	method: "GET",
	path: "/api/v1/lamps",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
	summary: "Reads.",
	query: Struct({ hours: Integer() }),
	reply: Struct({ hours: Integer() }),
	errors: {},
});
const ready = defineCall({
	name: "ready",
	method: "GET",
	path: "/api/v1/ready",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
	summary: "Prepared.",
	reply: Struct({ a: Integer() }),
	errors: {},
});
const operatorLamp = defineCall({
	name: "operatorLamp",
	method: "GET",
	path: "/api/v1/operator/lamps",
	who: "operator",
	level: "session",
	role: "games",
	summary: "Operators' lamps.",
	reply: Struct({}),
	errors: {},
});

const openToAll = defineCall({
	name: "openToAll",
	method: "GET",
	path: "/api/v1/lamps/seen-by",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
	summary: "Who looks at the lamps.",
	reply: Struct({ handle: Text() }),
	errors: {},
});
const finishLamp = defineCall({
	...openToAll,
	name: "finishLamp",
	path: "/api/v1/lamps/:session/finish",
	who: "player",
	level: "session",
	params: Struct({ session: Text() }),
	duringPendingAction: ["ADD_PIN_CODE"],
});

const SESSIONS: Record<string, Session> = {
	mine: aSession("h1"),
	other: aSession("h2", { playerId: 8n }),
	halfway: aSession("h3", { pendingAction: "ADD_PIN_CODE" }),
	otherway: aSession("h3", { pendingAction: "forcePasswordReset" }),
	olga: aSession("h4", { roles: ["games"] }),
	oscar: aSession("h5", { roles: ["support"] }),
};

const asBytes = (answer: object): ReadyReply => new ReadyReply(Buffer.from(JSON.stringify(answer)));
const bindings = [
	bind(lightLamp, ({ body }) => {
		if (body.lamp === "broken") throw refuseLamp("LAMP_BROKEN", { lamp: body.lamp });
		if (body.lamp === "away") throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
		if (body.lamp === "bug") throw new Error("internal secret");
		return asBytes({ lit: body.lamp });
	}),
	bind(oldLamp, ({ body }) => ({ lit: Object.keys(body).join() })),
	bind(readLamp, ({ query }) => asBytes({ hours: query.hours })),
	bind(ready, () => new ReadyReply(Buffer.from('{"a":1}'), '"7"')),
	bind(operatorLamp, () => ({})),
	bind(openToAll, (_input, visit) => asBytes({ handle: visit.session?.handle ?? "unknown" })),
	bind(finishLamp, (_input, visit) => asBytes({ handle: visit.session.handle })),
];

let server: SampleServer;
/** How many requests were answered ahead of the router. */
let aheadCount = 0;

function serve(way: Way): void {
	beforeAll(async () => {
		const readSession = (sid: string | undefined) => (sid ? SESSIONS[sid] : undefined);
		server = await openSampleServer(way, { bindings, readSession, observe: () => void aheadCount++ });
	});
	beforeEach(() => {
		aheadCount = 0;
	});
	afterAll(() => server.app.close());
}

const BODY = { lamp: "red", hours: 2, at: { hall: "hall" } };
const post = (
	payload: unknown,
	{
		sid = "mine",
		handle = "h1",
		headers = {},
	}: { sid?: string; handle?: string; headers?: Record<string, string> } = {},
) =>
	server.send({
		method: "POST",
		url: `/api/v1/lamps/${handle}/light`,
		headers: { "content-type": "application/json", cookie: `sid=${sid}`, ...headers },
		payload: typeof payload === "string" ? payload : JSON.stringify(payload),
	});

describe.each(WAYS)("a call over HTTP that is answered %s", (way) => {
	serve(way);

	it("is answered if everything is valid", async () => {
		const answer = await post(BODY);
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({ lit: "red" });
		expect(aheadCount).toBe(way === WAYS[0] ? 1 : 0);
	});

	it.each([
		["malformed JSON", "{", 400, "MALFORMED_REQUEST"],
		["a missing property", { lamp: "red" }, 422, "VALIDATION_ERROR"],
		["text for a number, which is not coerced", { ...BODY, hours: "2" }, 422, "VALIDATION_ERROR"],
		["an unknown property", { ...BODY, admin: true }, 422, "VALIDATION_ERROR"],
		["an unknown property deeper down", { ...BODY, at: { hall: "hall", x: 1 } }, 422, "VALIDATION_ERROR"],
		["no body", "", 400, "MALFORMED_REQUEST"],
		["a text that the database cannot store", { ...BODY, lamp: "r\0d" }, 422, "VALIDATION_ERROR"],
		["half a letter", { ...BODY, lamp: "r\ud83d" }, 422, "VALIDATION_ERROR"],
		["half a letter deeper down", { ...BODY, at: { hall: "\udc00" } }, 422, "VALIDATION_ERROR"],
		["a number that is none once it is read", { ...BODY, hours: 2 ** 53 }, 422, "VALIDATION_ERROR"],
		["a huge body", { ...BODY, lamp: "x".repeat(70_000) }, 413, "BODY_TOO_LARGE"],
		["the domain's own refusal", { ...BODY, lamp: "broken" }, 409, "LAMP_BROKEN"],
		["a bug of ours", { ...BODY, lamp: "bug" }, 500, "INTERNAL_ERROR"],
	])("answers %s with its listed error", async (_case, payload, status, errorCode) => {
		const answer = await post(payload);
		expect(answer.statusCode).toBe(status);
		expect(answer.json().errorCode).toBe(errorCode);
		expect(answer.body).not.toContain("internal secret");
		expect(answer.body).not.toContain("    at ");
	});

	it("sends Retry-After if a dependency is away", async () => {
		const answer = await post({ ...BODY, lamp: "away" });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([503, "OUTSIDE_UNAVAILABLE"]);
		expect(answer.headers["retry-after"]).toBe("5");
	});

	it("names the field of each issue", async () => {
		const answer = await post({ hours: 0, at: {} });
		expect(answer.json().errors).toEqual(
			expect.arrayContaining([
				{ field: "lamp", cause: "required" },
				{ field: "hours", cause: "minimum" },
				{ field: "at.hall", cause: "required" },
			]),
		);
	});

	it.each([
		["lists", "[".repeat(30_000) + "]".repeat(30_000)],
		["objects", `${'{"at":'.repeat(8_000)}1${"}".repeat(8_000)}`],
	])("limits the depth of a body: %s", async (_case, deep) => {
		const answer = await post(deep);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([422, "VALIDATION_ERROR"]);
		expect(answer.body.length).toBeLessThan(5_000);
	});

	it("limits the number of issues", async () => {
		const unknown = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 0]));
		const { errors: issues } = (await post({ ...BODY, ...unknown })).json();
		expect(issues).toHaveLength(50);
	});

	it("refuses another content type", async () => {
		expect((await post("a=b", { headers: { "content-type": "text/plain" } })).statusCode).toBe(415);
	});

	it("ignores unknown properties in the specification's own calls", async () => {
		const answer = await server.send({ method: "POST", url: "/services/lamps", payload: { ...BODY, more: 1 } });
		expect(answer.statusCode).toBe(200);
	});

	it("reads a number from the query", async () => {
		expect((await server.send({ url: "/api/v1/lamps?hours=3" })).json()).toEqual({ hours: 3 });
		expect((await server.send({ url: "/api/v1/lamps?hours=x" })).statusCode).toBe(422);
	});

	it.each([
		["the whole address", "http://localhost:3000/api/v1/lamps?hours=3", 200],
		["the whole address of nothing", "http://localhost:3000/nowhere", 404],
		["the server as such", "*", 404],
	])("answers a request that names %s", async (_case, path, status) => {
		const { port } = new URL(server.origin);
		const answered = await new Promise<IncomingMessage>((resolve) => get({ port, path }, resolve));
		answered.resume();
		expect(answered.statusCode).toBe(status);
	});

	it("answers 304 if the client has the current version", async () => {
		expect((await server.send({ url: "/api/v1/ready" })).json()).toEqual({ a: 1 });
		const again = await server.send({ url: "/api/v1/ready", headers: { "if-none-match": '"7"' } });
		expect(again.statusCode).toBe(304);
		expect(again.body).toBe("");
	});

	it("carries the security headers, also when refused", async () => {
		const { headers } = await server.send({ url: "/nowhere" });
		expect(headers["content-security-policy"]).toContain("default-src 'none'");
		expect(headers["x-content-type-options"]).toBe("nosniff");
		expect(headers["referrer-policy"]).toBe("no-referrer");
	});
});

describe.each(WAYS)("[AUTH-11] who may make a call that is answered %s", (way) => {
	serve(way);

	it.each([
		["no session", { sid: "unknown" }, 401, "SESSION_REQUIRED"],
		["another player's handle with one's own cookie", { handle: "h2" }, 401, "SESSION_REQUIRED"],
		["one's handle with another's cookie", { sid: "other" }, 401, "SESSION_REQUIRED"],
		["a session whose required action is pending", { sid: "halfway", handle: "h3" }, 403, "ACTION_PENDING"],
		["an operator at a player's call", { sid: "olga", handle: "h4" }, 403, "NOT_ALLOWED"],
		["a page of another site", { headers: { origin: "https://evil.example" } }, 403, "CROSS_SITE_REQUEST"],
		["a sandboxed frame", { headers: { origin: "null" } }, 403, "CROSS_SITE_REQUEST"],
	])("%s is refused", async (_case, who, status, errorCode) => {
		const answer = await post(BODY, who);
		expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
	});

	it.each([
		["the action that it is for", "halfway", 200],
		["another action", "otherway", 403],
		["no action", "mine", 401],
	])("a call that finishes an action is open to a session that waits for %s", async (_case, sid, status) => {
		const answer = await server.send({ url: "/api/v1/lamps/h3/finish", headers: { cookie: `sid=${sid}` } });
		expect(answer.statusCode).toBe(status);
	});

	it.each([
		["mine", "h1"],
		["halfway", "unknown"],
		["", "unknown"],
	])("to a call for anyone the session %j is %s", async (sid, handle) => {
		const answer = await server.send({ url: "/api/v1/lamps/seen-by", headers: { cookie: `sid=${sid}` } });
		expect(answer.json()).toEqual({ handle });
	});

	it.each([
		["olga", 200],
		["oscar", 403],
		["mine", 403],
		["unknown", 401],
	])("an operator's call answers %s with %i", async (sid, status) => {
		expect((await server.send({ url: "/api/v1/operator/lamps", headers: { cookie: `sid=${sid}` } })).statusCode).toBe(
			status,
		);
	});
});

describe("the same call in process", () => {
	const app = openInProcessClient(bindings);
	const visit = { session: SESSIONS.mine, locale: "en", ip: "127.0.0.1", userAgent: "", cookies: {} } as const;

	it("is answered by the same handler, after the same checks", async () => {
		expect(await app.call(lightLamp, { params: { session: "h1" }, body: BODY }, visit)).toEqual({ lit: "red" });
		await expect(app.call(lightLamp, { params: { session: "h2" }, body: BODY }, visit)).rejects.toThrow(
			"SESSION_REQUIRED",
		);
		await expect(
			app.call(lightLamp, { params: { session: "h1" }, body: { ...BODY, hours: 0 } }, visit),
		).rejects.toThrow("VALIDATION_ERROR");
	});
});

describe("the OpenAPI document", () => {
	it("names each call with its errors", () => {
		const { paths } = openApiOf(
			bindings.map((binding) => binding.call),
			"1",
		) as {
			paths: Record<
				string,
				Record<string, { operationId: string; responses: Record<string, { description: string }> }>
			>;
		};
		const post = paths["/api/v1/lamps/{session}/light"]?.post;
		expect(post?.operationId).toBe("lightLamp");
		expect(post?.responses["409"]?.description).toBe("LAMP_BROKEN");
	});
});

describe("what a page may load", () => {
	it("allows our origin only, and the given origins to be framed and called", () => {
		expect(pagePolicy("n")).toContain("connect-src 'self'; ");
		expect(pagePolicy("n")).toContain("frame-src 'self';");
		const policy = pagePolicy("n", ["https://captcha.example"]);
		expect(policy).toContain("connect-src 'self' https://captcha.example;");
		expect(policy).toContain("frame-src 'self' https://captcha.example;");
		expect(policy).toContain("frame-ancestors 'self'");
	});
});
