import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSampleServer, type SampleServer, WAYS } from "../fast-path/sample-server.ts";
import { bind, ReadyReply } from "./bind.ts";
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
const anybodysReady = defineCall({ ...OPEN, pollMs: 1_000, name: "anybodysReady", path: "/api/v1/lamps/ready" });
const own = defineCall({ ...OWN, name: "own", path: "/api/v1/own/:session" });
const ownReady = defineCall({ ...OWN, pollMs: 1_000, name: "ownReady", path: "/api/v1/own/:session/ready" });

const ready = new ReadyReply(Buffer.from('{"a":1}'), '"7"');

const bindings = [
	bind(anybodys, () => ({ a: 1 })),
	bind(anybodysReady, () => ready),
	bind(own, () => ({ a: 1 })),
	bind(ownReady, () => ready),
];

describe.each(WAYS)("an answer, where polled calls are answered %s,", (way) => {
	let server: SampleServer;
	beforeAll(async () => {
		const readSession = (sid: string | undefined) => (sid === "mine" ? aSession("h1") : undefined);
		server = await openSampleServer(way, { bindings, readSession });
	});
	afterAll(() => server.app.close());

	const send = (url: string, sid: string, headers = {}) =>
		server.send({ url, headers: { cookie: `sid=${sid}`, ...headers } });

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
