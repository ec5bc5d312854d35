import { defineCall, Integer, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { openSampleServer, type SampleServer, WAYS } from "../fast-path/sample-server.ts";
import { isUrlAccepted, MAX_PATH_CHARACTERS, MAX_PATH_SEGMENTS, MAX_QUERY_CHARACTERS } from "./url-limits.ts";

const deep = (segments: number): string => "/x".repeat(segments);

describe("an address", () => {
	it.each([
		["the shortest", "/", true],
		["one of ours", "/en/account/cashier/withdraw/manage-pending?x=1", true],
		["a path of the most characters", `/${"x".repeat(MAX_PATH_CHARACTERS - 1)}`, true],
		["a longer path", `/${"x".repeat(MAX_PATH_CHARACTERS)}`, false],
		["a path of the most segments", deep(MAX_PATH_SEGMENTS), true],
		["a deeper path", deep(MAX_PATH_SEGMENTS + 1), false],
		["a deeper path of nothing", "/".repeat(MAX_PATH_SEGMENTS + 1), false],
		["a query of the most characters", `/en?${"x".repeat(MAX_QUERY_CHARACTERS)}`, true],
		["a longer query", `/en?${"x".repeat(MAX_QUERY_CHARACTERS + 1)}`, false],
		["slashes in a query", `/en?a=${"/".repeat(1_000)}`, true],
	])("is accepted or not: %s", (_case, address, accepted) => {
		expect(isUrlAccepted(address)).toBe(accepted);
	});
});

const LAMPS = { method: "GET", who: "anyone", level: "visitor", summary: "Lamps.", errors: {} } as const;
const polled = defineCall({
	...LAMPS,
	name: "polled",
	path: "/api/v1/lamps",
	pollMs: 1_000,
	query: Struct({ q: Text() }),
	reply: Struct({ a: Integer() }),
});

describe.each(WAYS)("a call that is answered %s, at an address that is too long,", (way) => {
	let server: SampleServer;
	let handled = 0;
	beforeAll(async () => {
		const handle = () => {
			handled++;
			return new ReadyReply(Buffer.from('{"a":1}'));
		};
		const prepare = (app: FastifyInstance): void => void app.get("/api/v1/*", handle);
		server = await openSampleServer(way, { bindings: [bind(polled, handle)], prepare });
	});
	afterAll(() => server.app.close());

	it.each([
		["a long query of a polled call", `/api/v1/lamps?q=${"x".repeat(MAX_QUERY_CHARACTERS)}`, 414, "ADDRESS_TOO_LONG"],
		["a long query", `/api/v1/x?q=${"x".repeat(MAX_QUERY_CHARACTERS)}`, 414, "ADDRESS_TOO_LONG"],
		["a long path", `/api/v1/${"x".repeat(MAX_PATH_CHARACTERS)}`, 414, "ADDRESS_TOO_LONG"],
		["a deep path", `/api/v1${deep(MAX_PATH_SEGMENTS)}`, 404, "NOT_FOUND"],
	])("is refused before it is handled: %s", async (_case, url, status, errorCode) => {
		const answer = await server.send({ url });
		expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode]);
		expect(answer.headers["x-content-type-options"]).toBe("nosniff");
		expect(handled).toBe(0);
	});
});
