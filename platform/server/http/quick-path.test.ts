import { connect } from "node:net";
import { defineCall, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../log/index.ts";
import { aSession } from "./a-session.ts";
import { openHttp, refuseUnknownPath, visitReader } from "./app.ts";
import { bind, ReadyReply } from "./bind.ts";
import { answerFirst, polledCalls } from "./quick-path.ts";
import { connectionReader } from "./quick-visit.ts";
import { bindRoutes } from "./routes.ts";
import type { Session } from "./visit.ts";

const POLLED = {
	method: "GET",
	who: "anyone",
	level: "visitor",
	summary: "Lamps.",
	reply: Struct({ words: Text() }),
	errors: {},
	pollMs: 1_000,
} as const;
const OF_PLAYER = { ...POLLED, who: "player", level: "session", params: Struct({ session: Text() }) } as const;
const said = (words: string, etag?: string) => new ReadyReply(Buffer.from(JSON.stringify({ words })), etag);

const listLamps = defineCall({
	...POLLED,
	name: "listLamps",
	path: "/api/v1/lamps",
	query: Struct({ room: Optional(Text()) }),
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
	bind(listLamps, ({ query }) => said(`all lamps of ${query.room ?? "the house"}`)),
	bind(lampsOfPlayer, (_input, visit) => said(`lit by ${visit.session.handle}`, '"1"')),
	bind(notReady, () => ({ words: "bought" })),
	bind(lateLamps, async () => said("late")),
	bind(counted, ({ query }) => said(`from ${query.from}`)),
	bind(finishing, () => said("finishing")),
];

/** Whether the last request was answered ahead of the router. */
let quickly: string[] = [];
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
	app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
	app.setNotFoundHandler(refuseUnknownPath);
	const readSession = (sid: string | undefined) => (sid ? SESSIONS[sid] : undefined);
	bindRoutes(app, bindings, visitReader(readSession));
	await app.ready();
	const observe = ({ path }: { path: string }) => quickly.push(path);
	const quick = {
		visitOf: connectionReader(readSession, []),
		headers: [["x-content-type-options", "nosniff"]] as [string, string][],
		observe,
		keptMs: 72_000,
	};
	answerFirst(app, [polledCalls(bindings, quick)]);
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => app.close());
beforeEach(() => {
	quickly = [];
});

async function ask(path: string, sid = "", headers: Record<string, string> = {}) {
	const answer = await fetch(`${origin}${path}`, { headers: { cookie: `sid=${sid}`, ...headers } });
	const text = await answer.text();
	return { status: answer.status, body: text ? JSON.parse(text) : undefined, isQuick: quickly.length > 0 };
}

async function keptAs(path: string, sid: string, headers: Record<string, string> = {}) {
	const answer = await fetch(`${origin}${path}`, { headers: { cookie: `sid=${sid}`, ...headers } });
	await answer.arrayBuffer();
	return answer.headers.get("cache-control");
}

describe("a polled call, answered ahead of the router", () => {
	it.each([
		["of anyone", "/api/v1/lamps", "", "all lamps of the house"],
		["with a query", "/api/v1/lamps?room=hall", "", "all lamps of hall"],
		["of the player", "/api/v1/lamps/h1/lit", "mine", "lit by h1"],
		["of another player", "/api/v1/lamps/h2/lit", "other", "lit by h2"],
		["whose answer comes later", "/api/v1/lamps/late", "", "late"],
		["with a number in the query", "/api/v1/counted?from=3", "", "from 3"],
		["that is open before the pending action", "/api/v1/finishing/h3", "halfway", "finishing"],
	])("%s", async (_case, path, sid, words) => {
		expect(await ask(path, sid)).toEqual({ status: 200, body: { words }, isQuick: true });
	});

	it("is kept by no cache where it is a player's own", async () => {
		expect(await keptAs("/api/v1/lamps/h1/lit", "mine")).toBe("no-store");
		expect(await keptAs("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' })).toBe("no-store");
		expect(await keptAs("/api/v1/finishing/h3", "halfway")).toBe("no-store");
		expect(await keptAs("/api/v1/lamps", "mine")).toBeNull();
	});

	it("says that nothing changed", async () => {
		const answer = await ask("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' });
		expect(answer).toEqual({ status: 304, body: undefined, isQuick: true });
	});
});

/** Everything that comes back for these lines, until the connection is at rest or ended. */
async function sayRaw(text: string): Promise<{ heard: string; isEnded: boolean }> {
	const socket = connect(Number(new URL(origin).port), "127.0.0.1");
	const result = { heard: "", isEnded: false };
	socket.on("data", (chunk) => {
		result.heard += chunk.toString("latin1");
	});
	socket.on("end", () => {
		result.isEnded = true;
	});
	socket.write(text);
	await new Promise((resolve) => setTimeout(resolve, 100));
	socket.destroy();
	return result;
}

describe("the head of such an answer", () => {
	const get = (version = "1.1", more = "") =>
		`GET /api/v1/lamps?room=é HTTP/${version}\r\nhost: x\r\n${more}\r\n`.replace("é", "%C3%A9");

	it("is one that a browser understands, for each of several on one connection", async () => {
		const { heard, isEnded } = await sayRaw(get() + get());
		const [first, second, ...more] = heard.split(/(?=HTTP\/1\.1)/);
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
		expect(Buffer.from(body ?? "", "latin1").toString()).toBe('{"words":"all lamps of é"}');
	});

	it.each([
		["an old browser", get("1.0")],
		["a connection that is to end", get("1.1", "connection: close\r\n")],
	])("is node's own for %s", async (_case, request) => {
		const { heard, isEnded } = await sayRaw(request);
		expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\nx-content-type-options: nosniff\r\n/);
		expect(heard.toLowerCase()).toContain("connection: close");
		expect(isEnded).toBe(true);
	});

	it("is the same head without what stands in a body, where nothing has changed", async () => {
		const { heard } = await sayRaw(
			'GET /api/v1/lamps/h1/lit HTTP/1.1\r\nhost: x\r\ncookie: sid=mine\r\nif-none-match: "1"\r\n\r\n',
		);
		expect(heard).toMatch(/^HTTP\/1\.1 304 Not Modified\r\n/);
		expect(heard).toContain('\r\netag: "1"\r\n');
		expect(heard).not.toContain("\r\ncontent-");
		expect(heard.endsWith("\r\n\r\n")).toBe(true);
	});
});

describe("what is not that plain goes the way of all calls", () => {
	it.each([
		["a path that begins like a polled one", "/api/v1/lamps/h1", "mine", 404],
		["a path that ends like a polled one", "/api/v1/lamps/h1/x/lit", "mine", 404],
		["a path without its handle", "/api/v1/lamps//lit", "mine", 401],
		["a path whose two ends would overlap", "/api/v1/lamps/lit", "mine", 404],
		["nobody's session", "/api/v1/lamps/h1/lit", "", 401],
		["somebody else's handle", "/api/v1/lamps/h2/lit", "mine", 401],
		["an operator's session", "/api/v1/lamps/h4/lit", "olga", 403],
		["a session that has something to do first", "/api/v1/lamps/h3/lit", "halfway", 403],
		["a query that does not fit", "/api/v1/counted?from=x", "", 422],
		["an unknown query", "/api/v1/lamps?hall=1", "", 422],
		["an answer that is not kept ready", "/api/v1/lamps/h1/bought", "mine", 200],
	])("%s", async (_case, path, sid, status) => {
		for (const _again of [1, 2]) {
			const answer = await ask(path, sid);
			expect([answer.status, answer.isQuick]).toEqual([status, false]);
		}
	});
});
