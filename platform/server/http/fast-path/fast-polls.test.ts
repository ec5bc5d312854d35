import { connect } from "node:net";
import { defineCall, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../../log/index.ts";
import { openHttp, refuseUnknownPath, visitReader } from "../app/app.ts";
import { bind, ReadyReply } from "../calls/bind.ts";
import { bindRoutes } from "../calls/routes.ts";
import { aSession } from "../calls/test-session.ts";
import type { Session } from "../calls/visit.ts";
import { connectionReader } from "./connection-visit.ts";
import { fastPolls, installFastPath } from "./fast-path.ts";

const POLLED = {
	method: "GET",
	who: "anyone",
	level: "visitor",
	summary: "Lamps.",
	reply: Struct({ text: Text() }),
	errors: {},
	pollMs: 1_000,
} as const;
const OF_PLAYER = { ...POLLED, who: "player", level: "session", params: Struct({ session: Text() }) } as const;
const replyWith = (text: string, etag?: string) => new ReadyReply(Buffer.from(JSON.stringify({ text })), etag);

const listLamps = defineCall({
	...POLLED,
	name: "listLamps",
	path: "/api/v1/lamps",
	query: Struct({ hall: Optional(Text()) }),
});
const lampsOfPlayer = defineCall({ ...OF_PLAYER, name: "lampsOfPlayer", path: "/api/v1/lamps/:session/lit" });
const notReady = defineCall({ ...OF_PLAYER, name: "notReady", path: "/api/v1/lamps/:session/bought" });
const lateLamps = defineCall({ ...POLLED, name: "lateLamps", path: "/api/v1/lamps/late" });
const counted = defineCall({
	...POLLED,
	name: "counted",
	path: "/api/v1/counted",
	query: Struct({ from: Integer() }),
});
const finishing = defineCall({
	...OF_PLAYER,
	name: "finishing",
	path: "/api/v1/finishing/:session",
	duringPendingAction: ["ADD_PIN_CODE"],
});

const SESSIONS: Record<string, Session> = {
	mine: aSession("h1"),
	other: aSession("h2"),
	halfway: aSession("h3", { pendingAction: "ADD_PIN_CODE" }),
	olga: aSession("h4", { roles: ["games"] }),
};

const bindings = [
	bind(listLamps, ({ query }) => replyWith(`all lamps of ${query.hall ?? "the hall"}`)),
	bind(lampsOfPlayer, (_input, visit) => replyWith(`lit by ${visit.session.handle}`, '"1"')),
	bind(notReady, () => ({ text: "bought" })),
	bind(lateLamps, async () => replyWith("late")),
	bind(counted, ({ query }) => replyWith(`from ${query.from}`)),
	bind(finishing, () => replyWith("finishing")),
];

/** The paths that were answered ahead of the router since the last reset. */
let onFastPath: string[] = [];
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
	app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
	app.setNotFoundHandler(refuseUnknownPath);
	const readSession = (sid: string | undefined) => (sid ? SESSIONS[sid] : undefined);
	bindRoutes(app, bindings, visitReader(readSession));
	await app.ready();
	const observe = ({ path }: { path: string }) => onFastPath.push(path);
	const fastPathPorts = {
		visitOf: connectionReader(readSession, []),
		headers: [["x-content-type-options", "nosniff"]] as [string, string][],
		observe,
		keepAliveMs: 72_000,
	};
	installFastPath(app, [fastPolls(bindings, fastPathPorts)]);
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());
beforeEach(() => {
	onFastPath = [];
});

async function send(path: string, sid = "", headers: Record<string, string> = {}) {
	const answer = await fetch(`${origin}${path}`, { headers: { cookie: `sid=${sid}`, ...headers } });
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : undefined, isOnFastPath: onFastPath.length > 0 };
}

async function cacheControlOf(path: string, sid: string, headers: Record<string, string> = {}) {
	const answer = await fetch(`${origin}${path}`, { headers: { cookie: `sid=${sid}`, ...headers } });
	await answer.arrayBuffer();
	return answer.headers.get("cache-control");
}

describe("a polled call, answered ahead of the router", () => {
	it.each([
		["of anyone", "/api/v1/lamps", "", "all lamps of the hall"],
		["with a query", "/api/v1/lamps?hall=hall", "", "all lamps of hall"],
		["of the player", "/api/v1/lamps/h1/lit", "mine", "lit by h1"],
		["of another player", "/api/v1/lamps/h2/lit", "other", "lit by h2"],
		["whose answer comes later", "/api/v1/lamps/late", "", "late"],
		["with a number in the query", "/api/v1/counted?from=3", "", "from 3"],
		["that is open before the pending action", "/api/v1/finishing/h3", "halfway", "finishing"],
	])("%s", async (_case, path, sid, text) => {
		expect(await send(path, sid)).toEqual({ status: 200, body: { text }, isOnFastPath: true });
	});

	it("is not stored by caches if it is private", async () => {
		expect(await cacheControlOf("/api/v1/lamps/h1/lit", "mine")).toBe("no-store");
		expect(await cacheControlOf("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' })).toBe("no-store");
		expect(await cacheControlOf("/api/v1/finishing/h3", "halfway")).toBe("no-store");
		expect(await cacheControlOf("/api/v1/lamps", "mine")).toBeNull();
	});

	it("answers 304", async () => {
		const answer = await send("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' });
		expect(answer).toEqual({ status: 304, body: undefined, isOnFastPath: true });
	});
});

/** Everything that is received for these lines, until the connection is idle or ended. */
async function sendRaw(text: string): Promise<{ received: string; isEnded: boolean }> {
	const socket = connect(Number(new URL(origin).port), "127.0.0.1");
	const result = { received: "", isEnded: false };
	socket.on("data", (chunk) => {
		result.received += chunk.toString("latin1");
	});
	socket.on("end", () => {
		result.isEnded = true;
	});
	socket.write(text);
	await new Promise((resolve) => setTimeout(resolve, 100));
	socket.destroy();
	return result;
}

describe("the head of a fast-path response", () => {
	const get = (version = "1.1", more = "") =>
		`GET /api/v1/lamps?hall=é HTTP/${version}\r\nhost: x\r\n${more}\r\n`.replace("é", "%C3%A9");

	it("is valid HTTP, for each of several responses on one connection", async () => {
		const { received, isEnded } = await sendRaw(get() + get());
		const [first, second, ...more] = received.split(/(?=HTTP\/1\.1)/);
		expect(more).toEqual([]);
		expect(second).toBe(first);
		expect(isEnded).toBe(false);
		const [head, body] = (first ?? "").split("\r\n\r\n");
		expect(head?.split("\r\n")).toEqual([
			"HTTP/1.1 200 OK",
			"x-content-type-options: nosniff",
			"content-type: application/json; charset=utf-8",
			`content-length: ${body?.length}`,
			expect.stringMatching(/^date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/),
			"keep-alive: timeout=72",
		]);
		expect(Buffer.from(body ?? "", "latin1").toString()).toBe('{"text":"all lamps of é"}');
	});

	it.each([
		["an old browser", get("1.0")],
		["a connection that is to end", get("1.1", "connection: close\r\n")],
	])("is node's own for %s", async (_case, request) => {
		const { received, isEnded } = await sendRaw(request);
		expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\nx-content-type-options: nosniff\r\n/);
		expect(received.toLowerCase()).toContain("connection: close");
		expect(isEnded).toBe(true);
	});

	it("has no headers of a body in a 304", async () => {
		const { received } = await sendRaw(
			'GET /api/v1/lamps/h1/lit HTTP/1.1\r\nhost: x\r\ncookie: sid=mine\r\nif-none-match: "1"\r\n\r\n',
		);
		expect(received).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
		expect(received).toContain('\r\netag: "1"\r\n');
		expect(received).not.toContain("\r\ncontent-");
		expect(received.endsWith("\r\n\r\n")).toBe(true);
	});
});

describe("other requests are left to the router", () => {
	it.each([
		["a path that begins like a polled one", "/api/v1/lamps/h1", "mine", 404],
		["a path that ends like a polled one", "/api/v1/lamps/h1/x/lit", "mine", 404],
		["a path without its handle", "/api/v1/lamps//lit", "mine", 401],
		["a path whose two ends would overlap", "/api/v1/lamps/lit", "mine", 404],
		["an unknown session", "/api/v1/lamps/h1/lit", "", 401],
		["another session's handle", "/api/v1/lamps/h2/lit", "mine", 401],
		["an operator's session", "/api/v1/lamps/h4/lit", "olga", 403],
		["a session that has something to do first", "/api/v1/lamps/h3/lit", "halfway", 403],
		["a query that does not fit", "/api/v1/counted?from=x", "", 422],
		["an unknown query", "/api/v1/lamps?cellar=1", "", 422],
		["a reply that is not ready bytes", "/api/v1/lamps/h1/bought", "mine", 200],
	])("%s", async (_case, path, sid, status) => {
		for (const _again of [1, 2]) {
			const answer = await send(path, sid);
			expect([answer.status, answer.isOnFastPath]).toEqual([status, false]);
		}
	});
});
