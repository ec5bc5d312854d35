import { CALL_LIMITS, type CallLimit, type CallSpec, defineCall, Struct, Text } from "@baize/kernel/call";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openRateLimits, type SharedCounts } from "../../limits/index.ts";
import { type Binding, bind, ReadyReply, StreamReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import type { Session } from "../calls/visit.ts";
import { openSampleServer, WAYS, type Way } from "../fast-path/sample-server.ts";
import { openRequestLimits } from "./request-limits.ts";

const LAMP = { summary: "Lamps.", reply: Struct({ lit: Text() }), errors: {} } as const;
const ANYONES = { ...LAMP, who: "anyone", level: "visitor" } as const;
const PLAYERS = { ...LAMP, who: "player", level: "session", params: Struct({ session: Text() }) } as const;
const calls = {
	polled: defineCall({ ...PLAYERS, name: "polled", method: "GET", path: "/api/:session/polled", pollMs: 1_000 }),
	polledByAll: defineCall({ ...ANYONES, name: "polledByAll", method: "GET", path: "/api/polled", pollMs: 1_000 }),
	fast: defineCall({
		...PLAYERS,
		name: "fast",
		method: "POST",
		path: "/api/:session/fast",
		isOnFastPath: true,
		limit: "round",
		body: Struct({ lamp: Text() }),
	}),
	read: defineCall({ ...PLAYERS, name: "read", method: "GET", path: "/api/:session/read" }),
	readByAll: defineCall({ ...ANYONES, name: "readByAll", method: "GET", path: "/api/read" }),
	command: defineCall({ ...PLAYERS, name: "command", method: "POST", path: "/api/:session/light", body: Struct({}) }),
	file: defineCall({
		...PLAYERS,
		name: "file",
		method: "PUT",
		path: "/api/:session/picture",
		takesFile: true,
		limit: "upload",
	}),
	callback: defineCall({
		...ANYONES,
		name: "callback",
		method: "POST",
		path: "/api/callback",
		needsRawBody: true,
		body: Struct({}),
	}),
	stream: defineCall({
		name: "stream",
		method: "GET",
		path: "/api/stream",
		who: "anyone",
		level: "visitor",
		summary: "Sent.",
		replyType: "text/event-stream",
		errors: {},
	}),
	login: defineCall({
		...ANYONES,
		name: "login",
		method: "POST",
		path: "/api/login",
		limit: "login",
		body: Struct({}),
	}),
} satisfies Record<string, CallSpec>;
type Name = keyof typeof calls;

const SESSIONS: Record<string, Session> = { mine: aSession("h1"), other: aSession("h2", { sessionId: 2n }) };
let handled: string[];
const noted = (name: Name) => () => {
	handled.push(name);
	return { lit: name };
};
const ready = (name: Name) => () => {
	handled.push(name);
	return new ReadyReply(Buffer.from(JSON.stringify({ lit: name })));
};
const bindings: Binding[] = [
	bind(calls.polled, ready("polled")),
	bind(calls.polledByAll, ready("polledByAll")),
	bind(calls.fast, ready("fast")),
	bind(calls.read, noted("read")),
	bind(calls.readByAll, noted("readByAll")),
	bind(calls.command, noted("command")),
	bind(calls.file, noted("file")),
	bind(calls.callback, noted("callback")),
	bind(calls.stream, () => {
		handled.push("stream");
		return new StreamReply((response) => response.end("event: open\n\n"));
	}),
	bind(calls.login, noted("login")),
];

let nowMs: number;
const clock = { nowMs: () => nowMs };
type Site = { origin: string; close(): Promise<void> };
let sites: Site[];

/** One process. Every limit is multiplied by `factor`. */
async function open(way: Way, factor: number, shared?: SharedCounts): Promise<Site> {
	const rates = openRateLimits({ clock, factor, shared });
	const trustedProxies = ["127.0.0.1"];
	const { app, origin } = await openSampleServer(way, {
		bindings,
		readSession,
		trustedProxies,
		limits: openRequestLimits({ rates, trustedProxies, readSession, audience: "players" }),
		prepare(server) {
			server.get("/icon.svg", (_request, reply) => reply.send("<svg/>"));
			server.get("/health/live", (_request, reply) => reply.send({ status: "live" }));
			server.post("/sandbox", (_request, reply) => reply.send("done"));
		},
	});
	const site = { origin, close: async () => void (await app.close()) };
	sites.push(site);
	return site;
}

let reads = 0;
const readSession = (sid: string | undefined) => {
	reads++;
	return sid ? SESSIONS[sid] : undefined;
};

type From = { sid?: string; ip?: string };
type SentRequest = { method: string; path: string; body?: string; type?: string };

async function send({ origin }: Site, { method, path, body, type = "application/json" }: SentRequest, from: From = {}) {
	const { sid = "", ip = "203.0.113.9" } = from;
	const handle = SESSIONS[sid]?.handle ?? "none";
	const answer = await fetch(origin + path.replace(":session", handle), {
		method,
		headers: { "x-forwarded-for": ip, cookie: `sid=${sid}`, ...(body === undefined ? {} : { "content-type": type }) },
		...(body === undefined ? {} : { body }),
	});
	const text = await answer.text();
	return { status: answer.status, headers: answer.headers, text };
}

async function statuses(site: Site, count: number, sent: SentRequest, from: From = {}): Promise<number[]> {
	const found: number[] = [];
	for (let at = 0; at < count; at++) found.push((await send(site, sent, from)).status);
	return found;
}

const of = (name: Name, body?: string, type?: string): SentRequest => ({
	method: calls[name].method,
	path: calls[name].path,
	...(body === undefined ? {} : { body }),
	...(type === undefined ? {} : { type }),
});
const BODY = '{"lamp":"red"}';
const passed = (found: readonly number[]): number => found.filter((status) => status !== 429).length;

beforeEach(() => {
	nowMs = Date.UTC(2026, 10, 20, 12);
	handled = [];
	sites = [];
});
afterEach(async () => {
	for (const site of sites) await site.close();
});

/** The limit of a session is small, that of an address is not reached. */
const BY_SESSION: [string, SentRequest, keyof typeof CALL_LIMITS][] = [
	["a polled call", of("polled"), "polled"],
	["a fast command", of("fast", BODY), "round"],
	["a fast command that the router answers", { ...of("fast", BODY), path: "/api/:session/fast?a=1" }, "round"],
	["a read", of("read"), "read"],
	["a command", of("command", "{}"), "command"],
	["an upload", of("file", "bytes", "application/octet-stream"), "upload"],
	["an opening of the stream", of("stream"), "stream"],
	["a page", { method: "GET", path: "/en/nothing" }, "page"],
];

/** Without a session. */
const BY_ADDRESS: [string, SentRequest, keyof typeof CALL_LIMITS][] = [
	["a polled call", of("polledByAll"), "polled"],
	["a polled call, by an address that only the router reads", { method: "GET", path: "/api/p%6Flled" }, "polled"],
	["a read", of("readByAll"), "read"],
	["a login", of("login", "{}"), "login"],
	["a login, by an address that only the router reads", { ...of("login", "{}"), path: "/api/l%6Fgin" }, "login"],
	["a callback", of("callback", "{}"), "callback"],
	["an opening of the stream", of("stream"), "stream"],
	["a call that is refused without a session", of("read"), "read"],
	["a fast command that is refused without a session", of("fast", BODY), "round"],
	["a page", { method: "GET", path: "/en/nothing" }, "page"],
	["a path of nothing", { method: "POST", path: "/api/nothing" }, "page"],
	["an address that the router does not read", { method: "GET", path: `/api/${"x".repeat(300)}/read` }, "page"],
	["a file", { method: "GET", path: "/icon.svg" }, "file"],
	["a health check", { method: "GET", path: "/health/live" }, "health"],
	["a form of the sandbox", { method: "POST", path: "/sandbox" }, "command"],
];

describe.each(WAYS)("where requests are answered %s", (way) => {
	describe("a session's requests beyond a limit", () => {
		it.each(BY_SESSION)("are refused with 429 and Retry-After: %s", async (_case, sent, name) => {
			const limit: CallLimit = CALL_LIMITS[name];
			const allowed = 3;
			const site = await open(way, allowed / limit.perSession!);
			expect(passed(await statuses(site, allowed, sent, { sid: "mine" }))).toBe(allowed);
			const before = handled.length;
			const refused = await send(site, sent, { sid: "mine" });
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get("retry-after"))).toBe(limit.windowMs / allowed / 1_000);
			expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
			expect(JSON.parse(refused.text)).toEqual({
				errorCode: "TOO_MANY_REQUESTS",
				message: "common.errors.tooManyRequests",
			});
			expect(handled).toHaveLength(before);
			// Another session at the same address, and the same one later from elsewhere, are still accepted.
			expect((await send(site, sent, { sid: "other" })).status).not.toBe(429);
			nowMs += limit.windowMs / allowed;
			expect(passed(await statuses(site, 2, sent, { sid: "mine" }))).toBe(1);
		});

		it("are counted once, on the fast path and in the router", async () => {
			const site = await open(way, 10 / CALL_LIMITS.polled.perSession);
			// Another session's handle: matched ahead of the router, and refused by it.
			const foreign = { method: "GET", path: "/api/h2/polled" };
			expect(await statuses(site, 11, foreign, { sid: "mine" })).toEqual([...Array<number>(10).fill(401), 429]);
		});
	});

	describe("an address's requests beyond a limit", () => {
		it.each(BY_ADDRESS)("are refused with 429 and Retry-After: %s", async (_case, sent, name) => {
			const limit = CALL_LIMITS[name];
			const allowed = 3;
			const site = await open(way, allowed / limit.perAddress);
			expect(passed(await statuses(site, allowed, sent))).toBe(allowed);
			const before = handled.length;
			const refused = await send(site, sent);
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get("retry-after"))).toBe(limit.windowMs / allowed / 1_000);
			expect(handled).toHaveLength(before);
			expect((await send(site, sent, { ip: "203.0.113.10" })).status).not.toBe(429);
			nowMs += limit.windowMs / allowed;
			expect(passed(await statuses(site, 2, sent))).toBe(1);
		});

		it("send at least one second as Retry-After", async () => {
			const site = await open(way, 1_000 / CALL_LIMITS.file.perAddress);
			const found = await Promise.all(
				Array.from({ length: 1_001 }, () => send(site, { method: "GET", path: "/icon.svg" })),
			);
			const refused = found.filter(({ status }) => status === 429);
			expect(refused.map(({ headers }) => headers.get("retry-after"))).toEqual(["1"]);
		});

		it("do not read the session", async () => {
			const site = await open(way, 1 / CALL_LIMITS.polled.perAddress);
			await send(site, of("polledByAll"));
			reads = 0;
			for (const path of ["/api/polled", "/api/p%6Flled"])
				expect((await send(site, { method: "GET", path }, { sid: "made-up" })).status).toBe(429);
			expect(reads).toBe(0);
		});
	});

	describe("an expensive call", () => {
		it("is refused if all processes together have used up the limit, and then without another query", async () => {
			let left = 3;
			let queryCount = 0;
			const shared: SharedCounts = async (_name, _windowMs, [count]) => {
				queryCount++;
				return left-- > 0 ? { isLeft: true } : { isLeft: false, subject: count!.subject, waitMs: 150 };
			};
			const [one, two] = [await open(way, 1, shared), await open(way, 1, shared)];
			expect(await statuses(one, 2, of("login", "{}"))).toEqual([200, 200]);
			expect(await statuses(two, 3, of("login", "{}"))).toEqual([200, 429, 429]);
			expect(queryCount).toBe(4);
			nowMs += 150;
			left = 1;
			expect(await statuses(two, 1, of("login", "{}"))).toEqual([200]);
		});

		it("is refused like in any outage if the shared count is unreachable", async () => {
			const site = await open(way, 1, () => Promise.reject(Object.assign(new Error("gone"), { code: "ECONNREFUSED" })));
			expect(await statuses(site, 1, of("login", "{}"))).toEqual([503]);
			expect(await statuses(site, 1, of("readByAll"))).toEqual([200]);
		});
	});
});
