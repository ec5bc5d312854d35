import { defineCall, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../log/index.ts";
import { openHttp, refuseUnknownPath, visitReader } from "./app.ts";
import { bind, ReadyReply } from "./bind.ts";
import { answerFirst, polledCalls } from "./quick-path.ts";
import { connectionReader } from "./quick-visit.ts";
import { bindRoutes } from "./routes.ts";
import type { Session } from "./visit.ts";

const POLLED = {
	method: "GET",
	who: "anyone",
	summary: "Lamps.",
	reply: Struct({ words: Text() }),
	errors: {},
	pollMs: 1_000,
} as const;
const OF_PLAYER = { ...POLLED, who: "player", params: Struct({ session: Text() }) } as const;
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

const session = (handle: string, over: Partial<Session> = {}): Session => ({
	sessionId: 1n,
	handle,
	playerId: 7n,
	bucket: 7,
	currency: "CAD",
	roles: [],
	...over,
});
const SESSIONS: Record<string, Session> = {
	mine: session("h1"),
	other: session("h2"),
	halfway: session("h3", { pendingAction: "ADD_PIN_CODE" }),
	olga: session("h4", { roles: ["lamps"] }),
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
	const quick = { visitOf: connectionReader(readSession, []), headers: [], observe };
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

	it("says that nothing changed", async () => {
		const answer = await ask("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' });
		expect(answer).toEqual({ status: 304, body: undefined, isQuick: true });
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
