import { defineCall, Integer, Struct } from "@baize/kernel/call";
import { describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { openSampleServer, WAYS } from "../fast-path/sample-server.ts";

const LAMPS = {
	path: "/lamps",
	who: "anyone",
	level: "visitor",
	summary: "Lamps.",
	reply: Struct({ a: Integer() }),
	errors: {},
} as const;
const COMMAND = { ...LAMPS, isOnFastPath: true, body: Struct({}) } as const;
const ready = new ReadyReply(Buffer.from('{"a":1}'));
const bindings = [
	bind(defineCall({ ...LAMPS, name: "readLamps", method: "GET", pollMs: 1_000 }), () => ready),
	bind(defineCall({ ...COMMAND, name: "lightLamps", method: "POST" }), () => ready),
	bind(defineCall({ ...COMMAND, name: "replaceLamps", method: "PUT" }), () => ready),
	bind(defineCall({ ...COMMAND, name: "removeLamps", method: "DELETE" }), () => ready),
];

describe.each(WAYS)("where calls are answered %s", (way) => {
	type Sent = { method?: "GET" | "POST" | "PUT" | "DELETE"; headers?: Record<string, string> };

	async function statusAt(publicUrl: string, { method = "POST", headers = {} }: Sent): Promise<number> {
		const server = await openSampleServer(way, { bindings, publicUrl, trustedProxies: ["127.0.0.1"] });
		const { statusCode } = await server.send({
			method,
			url: "/lamps",
			headers: { host: "site.example", ...headers },
			...(method === "GET" ? {} : { payload: {} }),
		});
		await server.app.close();
		return statusCode;
	}

	describe("a changing request to a site that people reach by https", () => {
		it.each([
			["its own page", "https://site.example", 200],
			["its own page, in an older browser that does not send the header", undefined, 200],
			["its own page on the default port", "https://site.example:443", 403],
			["a page of the same host by http, which an attacker on the network can forge", "http://site.example", 403],
			["another port of the same host", "https://site.example:8443", 403],
			["another host", "https://evil.example", 403],
			["a host whose name begins alike", "https://site.example.evil.example", 403],
			["a sandboxed frame", "null", 403],
			["what is no origin", "site.example", 403],
			["nothing at all", "", 403],
		])("is let in or refused: from %s", async (_case, origin, status) => {
			expect(await statusAt("https://site.example/", { headers: origin === undefined ? {} : { origin } })).toBe(status);
		});

		it("does not trust what a proxy or a page claims about the host", async () => {
			const headers = {
				origin: "https://evil.example",
				"x-forwarded-host": "evil.example",
				"x-forwarded-proto": "https",
			};
			expect(await statusAt("https://site.example", { headers })).toBe(403);
			expect(await statusAt("https://site.example", { headers: { ...headers, host: "evil.example" } })).toBe(403);
		});

		it("is accepted if a proxy connects by http and with another host name", async () => {
			const headers = { origin: "https://site.example", host: "app-7:3000" };
			expect(await statusAt("https://site.example", { headers })).toBe(200);
		});
	});

	describe("a changing request to a site on a laptop", () => {
		it.each([
			["http://localhost:3000", "localhost:3000", 200],
			["http://127.0.0.1:3000", "127.0.0.1:3000", 200],
			["http://[::1]:3000", "[::1]:3000", 200],
			["http://localhost:3000", "127.0.0.1:3000", 200],
			["https://127.0.0.1:3000", "127.0.0.1:3000", 403],
			["http://127.0.0.1:3001", "127.0.0.1:3000", 403],
			["http://127.0.0.1", "127.0.0.1:3000", 403],
			["null", "localhost:3000", 403],
		])("from %s at %s is answered %i", async (origin, host, status) => {
			expect(await statusAt("http://localhost:3000", { headers: { origin, host } })).toBe(status);
		});
	});

	it.each([
		["same-origin", 200],
		["none", 403],
		["same-site", 403],
		["cross-site", 403],
	])("a form without a referrer, from a page that is %s, is answered %i", async (site, status) => {
		expect(await statusAt("https://site.example", { headers: { origin: "null", "sec-fetch-site": site } })).toBe(
			status,
		);
	});

	describe("if the browser sends Sec-Fetch-Site", () => {
		it.each([
			["same-origin", 200],
			["none", 200],
			["same-site", 403],
			["cross-site", 403],
		])("%s is answered %i", async (site, status) => {
			expect(await statusAt("https://site.example", { headers: { "sec-fetch-site": site } })).toBe(status);
		});
	});

	it("a request that changes nothing comes from anywhere, and every other is looked at", async () => {
		const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
		const statuses = ["GET", "POST", "PUT", "DELETE"].map((method) =>
			statusAt("https://site.example", { method: method as "GET", headers }),
		);
		expect(await Promise.all(statuses)).toEqual([200, 403, 403, 403]);
	});
});
