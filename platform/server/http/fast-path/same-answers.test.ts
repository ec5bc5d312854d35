import { connect } from "node:net";
import { defineCall, Integer, Optional, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import { openSampleServer, WAYS } from "./sample-server.ts";

const LAMPS = { summary: "Lamps.", reply: Struct({ lit: Text() }), errors: {} } as const;
const listLamps = defineCall({
	...LAMPS,
	name: "listLamps",
	method: "GET",
	path: "/lamps",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
	query: Struct({ hall: Optional(Text()), from: Optional(Integer()) }),
});
const ownLamps = defineCall({
	...LAMPS,
	name: "ownLamps",
	method: "GET",
	path: "/lamps/:session",
	who: "player",
	level: "session",
	pollMs: 1_000,
	params: Struct({ session: Text() }),
});
const lightLamp = defineCall({
	...LAMPS,
	name: "lightLamp",
	method: "POST",
	path: "/lamps/:session/light",
	who: "player",
	level: "session",
	isOnFastPath: true,
	params: Struct({ session: Text() }),
	body: Struct({ lamp: Text() }),
});
const sendLamp = defineCall({
	...LAMPS,
	name: "sendLamp",
	method: "POST",
	path: "/lamps/send",
	who: "anyone",
	level: "visitor",
	isOnFastPath: true,
	body: Struct({ lamp: Text() }),
});

const reply = (lit: string, etag?: string): ReadyReply => new ReadyReply(Buffer.from(JSON.stringify({ lit })), etag);
/** Each is made once, as the ones in memory are. */
const replies = { all: reply("all é"), large: reply("large ".repeat(500)), tagged: reply("tagged", '"7"') };
const bindings = [
	bind(listLamps, ({ query: { hall } }) => {
		if (hall === "tagged" || hall === "large") return replies[hall];
		return hall === undefined ? replies.all : reply(hall);
	}),
	bind(ownLamps, () => replies.tagged),
	bind(lightLamp, async ({ body }) => reply(body.lamp)),
	bind(sendLamp, async ({ body }) => reply(body.lamp)),
];

let observed: number;
let servers: { app: FastifyInstance; origin: string }[];
beforeAll(async () => {
	const readSession = (sid: string | undefined) => (sid === "mine" ? aSession("h1") : undefined);
	const observe = () => void observed++;
	servers = await Promise.all(WAYS.map((way) => openSampleServer(way, { bindings, readSession, observe })));
});
afterAll(() => Promise.all(servers.map(({ app }) => app.close())));
beforeEach(() => {
	observed = 0;
});

type Raw = { status: string; headers: string[]; body: string; isEnded: boolean };

const END_OF_HEAD = "\r\n\r\n";

/** Whether the text holds so many whole responses. */
function holds(count: number, received: string): boolean {
	if (count === 0) return true;
	const end = received.indexOf(END_OF_HEAD);
	if (end < 0) return false;
	const bodyAt = end + END_OF_HEAD.length;
	const length = Number(/^content-length: (\d+)/im.exec(received.slice(0, bodyAt))?.[1] ?? 0);
	return received.length >= bodyAt + length && holds(count - 1, received.slice(bodyAt + length));
}

/** Everything that a server sends for these bytes: so many responses, and the end of the connection if they announce it. */
async function received(origin: string, text: string, count: number): Promise<{ text: string; isEnded: boolean }> {
	const socket = connect(Number(new URL(origin).port), "127.0.0.1");
	const result = { text: "", isEnded: false };
	socket.on("data", (chunk) => {
		result.text += chunk.toString("latin1");
	});
	socket.on("end", () => {
		result.isEnded = true;
	});
	socket.write(text, "latin1");
	await vi.waitFor(() => {
		expect(holds(count, result.text)).toBe(true);
		expect(result.isEnded).toBe(/^connection: close/im.test(result.text));
	}, WAIT);
	socket.destroy();
	return result;
}

const WAIT = { timeout: 10_000, interval: 5 };

async function rawAnswer(origin: string, request: string): Promise<Raw> {
	const { text, isEnded } = await received(origin, request, 1);
	const [head = "", ...body] = text.split(END_OF_HEAD);
	const [status = "", ...headers] = head.split("\r\n");
	// A header's name may be written in any case, and the headers in any order.
	const written = headers.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
	const undated = written.map((line) => line.replace(/^date: .* GMT$/, "date: now"));
	return { status, headers: undated.sort(), body: body.join(END_OF_HEAD), isEnded };
}

const get = (path: string, ...lines: string[]): string =>
	`${[`GET ${path} HTTP/1.1`, "host: localhost:3000", ...lines].join("\r\n")}\r\n\r\n`;
const post = (path: string, body: string, ...lines: string[]): string =>
	`${[
		`POST ${path} HTTP/1.1`,
		"host: localhost:3000",
		`content-length: ${Buffer.byteLength(body, "latin1")}`,
		"cookie: sid=mine",
		...(lines.some((line) => line.startsWith("content-type")) ? [] : ["content-type: application/json"]),
		...lines,
	].join("\r\n")}\r\n\r\n${body}`;

const MINE = "cookie: sid=mine";
const RED = '{"lamp":"red"}';
const LARGE = JSON.stringify({ lamp: "large ".repeat(500) });
const LIGHT = "/lamps/h1/light";

describe("status, headers and body are the same ahead of the router and through it", () => {
	it.each([
		["a poll", get("/lamps"), "200", true],
		["a poll with a session", get("/lamps", MINE), "200", true],
		["a poll with an ETag", get("/lamps?hall=tagged"), "200", true],
		["a poll with an ETag and a session", get("/lamps?hall=tagged", MINE), "200", true],
		["a poll that has not changed", get("/lamps?hall=tagged", 'if-none-match: "7"'), "304", true],
		["a poll that has changed", get("/lamps?hall=tagged", 'if-none-match: "6"'), "200", true],
		["a player's poll", get("/lamps/h1", MINE), "200", true],
		["a player's poll that has not changed", get("/lamps/h1", MINE, 'if-none-match: "7"'), "304", true],
		["a large poll", get("/lamps?hall=large"), "200", true],
		["a large poll, compressed", get("/lamps?hall=large", "accept-encoding: gzip, br"), "200", true],
		["a large poll, compressed in another way", get("/lamps?hall=large", "accept-encoding: zstd"), "200", true],
		["a poll without compression", get("/lamps?hall=large", "accept-encoding: identity"), "200", true],
		["a small poll of one who accepts compression", get("/lamps", "accept-encoding: br"), "200", true],
		["a query with spaces", get("/lamps?hall=a+b%20c"), "200", true],
		["a query that is no text", get("/lamps?hall=%E9"), "200", true],
		["a query with a value twice", get("/lamps?hall=a&hall=b"), "422", false],
		["a query of a prototype", get("/lamps?__proto__=a"), "422", false],
		["a long query", get(`/lamps?hall=${"a".repeat(8_200)}`), "414", false],
		["a connection that is to end", get("/lamps", "connection: close"), "200", true],
		["an old browser", get("/lamps").replace("HTTP/1.1", "HTTP/1.0"), "200", true],
		["a command", post(LIGHT, RED), "200", true],
		["a command of anyone, with a session", post("/lamps/send", RED), "200", true],
		[
			"a command that names its characters",
			post(LIGHT, RED, "content-type: application/json;charset=utf-8"),
			"200",
			true,
		],
		["a command with a large reply, compressed", post(LIGHT, LARGE, "accept-encoding: br"), "200", true],
		["a command of another type", post(LIGHT, RED, "content-type: application/jsonx"), "415", false],
		["a command that is no JSON", post(LIGHT, "{"), "400", true],
		["a command of a prototype", post(LIGHT, '{"lamp":"red","__proto__":{"a":1}}'), "400", true],
		["a command of a constructor", post(LIGHT, '{"lamp":"red","constructor":{"prototype":{}}}'), "400", true],
		["a command that does not fit", post(LIGHT, '{"lamp":1}'), "422", true],
		["a command with many mistakes", post(LIGHT, JSON.stringify(Array(60).fill({ a: 1 }))), "422", true],
		[
			"a command with unknown properties",
			post(LIGHT, `{${Array.from({ length: 60 }, (_, at) => `"p${at}":1`).join()}}`, "accept-encoding: br"),
			"422",
			true,
		],
	])("%s", async (_case, request, status, isObserved) => {
		const answers = await Promise.all(servers.map(({ origin }) => rawAnswer(origin, request)));
		expect(answers[0]).toEqual(answers[1]);
		expect(answers[0]?.status.split(" ")[1]).toBe(status);
		expect(observed).toBe(isObserved ? 1 : 0);
	});
});

it("several requests sent at once on one connection are answered in their order", async () => {
	for (const { origin } of servers) {
		const { text } = await received(origin, get("/lamps?hall=one") + post(LIGHT, RED) + get("/lamps?hall=three"), 3);
		expect([...text.matchAll(/"lit":"(\w+)"/g)].map(([, lit]) => lit)).toEqual(["one", "red", "three"]);
	}
});
