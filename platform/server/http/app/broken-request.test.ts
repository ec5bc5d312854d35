import { connect } from "node:net";
import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { openSampleServer, type SampleServer, WAYS } from "../fast-path/sample-server.ts";
import { readablePath } from "./broken-request.ts";

describe("a path", () => {
	it.each([
		["stays as requested", "/en?a=b", "/en?a=b"],
		["keeps percent-encoded letters", "/en/caf%C3%A9?a=%", "/en/caf%C3%A9?a=%"],
		["with an incomplete letter matches no route", "/en/%C3?a=%41", "/en/%25C3?a=%41"],
		["with an invalid escape matches no route", "/en/%zz%", "/en/%25zz%25"],
		["may contain more than one question mark", "/en?a=?b", "/en?a=?b"],
	])("%s", (_name, url, readable) => {
		expect(readablePath(url)).toBe(readable);
	});
});

const LAMPS = { method: "GET", summary: "Lamps.", reply: Struct({ a: Integer() }), errors: {}, pollMs: 1_000 } as const;
const polled = defineCall({
	...LAMPS,
	name: "polled",
	path: "/polled",
	who: "anyone",
	level: "visitor",
	query: Struct({ hall: Text() }),
});
const own = defineCall({
	...LAMPS,
	name: "own",
	path: "/own/:session",
	who: "player",
	level: "session",
	params: Struct({ session: Text() }),
});
const ready = new ReadyReply(Buffer.from('{"a":1}'));
const bindings = [bind(polled, () => ready), bind(own, () => ready)];

describe.each(WAYS)("invalid and unsupported requests, where calls are answered %s", (way) => {
	let server: SampleServer;
	let port: number;

	beforeAll(async () => {
		server = await openSampleServer(way, {
			bindings,
			prepare: (app) => void app.get("/lamps/:lamp", (_request, reply) => reply.send({})),
		});
		port = Number(new URL(server.origin).port);
	});
	afterAll(() => server.app.close());

	const answerTo = (bytes: string): Promise<string> =>
		new Promise((resolve, reject) => {
			let text = "";
			const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
			socket.on("data", (chunk) => (text += chunk));
			socket.on("end", () => resolve(text)).on("error", reject);
		});
	const request = (path: string, more = ""): string =>
		`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${more}\r\n`;

	it.each([
		["words", "hello there\r\n\r\n", 400, "MALFORMED_REQUEST"],
		["a head without end", request("/lamps/red", `x: ${"y".repeat(20_000)}\r\n`), 431, "MALFORMED_REQUEST"],
		["a tunnel to elsewhere", "CONNECT evil.example:443 HTTP/1.1\r\nhost: x\r\n\r\n", 405, "METHOD_NOT_ALLOWED"],
		["half a letter", request("/lamps/%C3"), 200, ""],
		["half a letter as the whole path", request("/%FF"), 404, "NOT_FOUND"],
		["half a letter in the query of a polled call", request("/polled?hall=%C3"), 200, ""],
		["half a letter in place of a session", request("/own/%C3"), 401, "SESSION_REQUIRED"],
		["a name that none of ours is as long as", request(`/lamps/${"x".repeat(201)}`), 404, "NOT_FOUND"],
	])("%s gets our error body and our headers", async (_name, bytes, status, errorCode) => {
		const answer = await answerTo(bytes);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		expect(answer).toContain(errorCode);
		expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
		expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
		expect(answer).not.toContain("FST_ERR");
	});
});
