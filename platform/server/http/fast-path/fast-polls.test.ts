import { defineCall, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import type { Session } from "../calls/visit.ts";
import { openSampleServer, WAYS } from "./sample-server.ts";

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

describe.each(WAYS)("calls that are answered %s", (way) => {
	const isAhead = way === WAYS[0];
	/** The paths that were answered ahead of the router since the last reset. */
	let onFastPath: string[] = [];
	let app: FastifyInstance;
	let origin: string;
	beforeAll(async () => {
		const readSession = (sid: string | undefined) => (sid ? SESSIONS[sid] : undefined);
		const observe = ({ path }: { path: string }) => onFastPath.push(path);
		({ app, origin } = await openSampleServer(way, { bindings, readSession, observe }));
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

	describe("a polled call", () => {
		it.each([
			["of anyone", "/api/v1/lamps", "", "all lamps of the hall"],
			["with a query", "/api/v1/lamps?hall=hall", "", "all lamps of hall"],
			["of the player", "/api/v1/lamps/h1/lit", "mine", "lit by h1"],
			["of another player", "/api/v1/lamps/h2/lit", "other", "lit by h2"],
			["whose answer comes later", "/api/v1/lamps/late", "", "late"],
			["with a number in the query", "/api/v1/counted?from=3", "", "from 3"],
			["that is open before the pending action", "/api/v1/finishing/h3", "halfway", "finishing"],
		])("%s", async (_case, path, sid, text) => {
			expect(await send(path, sid)).toEqual({ status: 200, body: { text }, isOnFastPath: isAhead });
		});

		it("is not stored by caches if it is private", async () => {
			expect(await cacheControlOf("/api/v1/lamps/h1/lit", "mine")).toBe("no-store");
			expect(await cacheControlOf("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' })).toBe("no-store");
			expect(await cacheControlOf("/api/v1/finishing/h3", "halfway")).toBe("no-store");
			expect(await cacheControlOf("/api/v1/lamps", "mine")).toBe("no-store");
			expect(await cacheControlOf("/api/v1/lamps", "")).toBeNull();
		});

		it("answers 304", async () => {
			const answer = await send("/api/v1/lamps/h1/lit", "mine", { "if-none-match": '"1"' });
			expect(answer).toEqual({ status: 304, body: undefined, isOnFastPath: isAhead });
		});
	});

	describe("every other request is the router's", () => {
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
});
