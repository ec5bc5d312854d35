import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLog } from "../../log/index.ts";
import { openHttp, visitReader } from "../app/app.ts";
import { bind, ReadyReply } from "./bind.ts";
import { bindRoutes } from "./routes.ts";
import { aSession } from "./test-session.ts";

const OPEN = {
	method: "GET",
	who: "anyone",
	level: "visitor",
	summary: "Lamps.",
	reply: Struct({ a: Integer() }),
	errors: {},
} as const;
const OWN = { ...OPEN, who: "player", level: "session", params: Struct({ session: Text() }) } as const;

const anybodys = defineCall({ ...OPEN, name: "anybodys", path: "/api/v1/lamps" });
const anybodysReady = defineCall({ ...OPEN, name: "anybodysReady", path: "/api/v1/lamps/ready" });
const own = defineCall({ ...OWN, name: "own", path: "/api/v1/own/:session" });
const ownReady = defineCall({ ...OWN, name: "ownReady", path: "/api/v1/own/:session/ready" });

const ready = new ReadyReply(Buffer.from('{"a":1}'), '"7"');

let app: FastifyInstance;
beforeAll(() => {
	app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, openLog("silent"));
	bindRoutes(
		app,
		[
			bind(anybodys, () => ({ a: 1 })),
			bind(anybodysReady, () => ready),
			bind(own, () => ({ a: 1 })),
			bind(ownReady, () => ready),
		],
		visitReader((sid) => (sid === "mine" ? aSession("h1") : undefined)),
	);
});
afterAll(() => app.close());

const send = (url: string, sid: string, headers = {}) =>
	app.inject({ url, headers: { cookie: `sid=${sid}`, ...headers } });

describe("an answer", () => {
	it.each([
		["private", "/api/v1/own/h1", "mine", "no-store"],
		["private, and polled", "/api/v1/own/h1/ready", "mine", "no-store"],
		["public, requested with a session", "/api/v1/lamps", "mine", "no-store"],
		["public", "/api/v1/lamps", "", undefined],
		["public, and polled", "/api/v1/lamps/ready", "", "private, no-cache"],
	])("may be cached or not: %s", async (_case, url, sid, cacheControl) => {
		const { statusCode, headers } = await send(url, sid);
		expect([statusCode, headers["cache-control"]]).toEqual([200, cacheControl]);
	});

	it("is not cached if it is private and has not changed", async () => {
		const { statusCode, headers } = await send("/api/v1/own/h1/ready", "mine", { "if-none-match": '"7"' });
		expect([statusCode, headers["cache-control"]]).toEqual([304, "no-store"]);
	});
});
