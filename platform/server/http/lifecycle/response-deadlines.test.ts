import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { defineCall, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../../log/index.ts";
import { bind, ReadyReply, StreamReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import { openSampleServer, WAYS } from "../fast-path/sample-server.ts";
import { openResponseDeadlines, type ResponseDeadlines } from "./response-deadlines.ts";

const LAMPS = {
	summary: "Lamps.",
	reply: Struct({ lit: Text() }),
	errors: {},
	who: "anyone",
	level: "visitor",
} as const;
const routed = defineCall({ ...LAMPS, name: "routed", method: "GET", path: "/routed" });
const polled = defineCall({ ...LAMPS, name: "polled", method: "GET", path: "/polled", pollMs: 1_000 });
const streamed = defineCall({ ...LAMPS, name: "streamed", method: "GET", path: "/streamed" });
const command = defineCall({
	...LAMPS,
	name: "command",
	method: "POST",
	path: "/command",
	isOnFastPath: true,
	body: Struct({ lamp: Text() }),
});

const DEADLINE_MS = 300;
const ready = new ReadyReply(Buffer.from('{"lit":"all"}'));
/** Pending work of the handlers, which answer when it is released. */
let release: (() => void)[] = [];
const whenReleased = <Answer>(answer: Answer): Promise<Answer> =>
	new Promise((resolve) => release.push(() => resolve(answer)));
let done = 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const bindings = [
	bind(routed, async () => {
		const lit = await whenReleased({ lit: "all" });
		done++;
		return lit;
	}),
	bind(polled, () => whenReleased(ready)),
	bind(command, () => whenReleased(ready)),
	bind(streamed, () => new StreamReply((response) => void setTimeout(() => response.end("later"), 2 * DEADLINE_MS))),
];

describe.each(WAYS)("requests that are answered %s", (way) => {
	let app: FastifyInstance;
	let deadlines: ResponseDeadlines;
	let origin: string;
	beforeAll(async () => {
		const headers: [string, string][] = [["x-content-type-options", "nosniff"]];
		deadlines = openResponseDeadlines({ headers, log: openLog("silent"), longestMs: DEADLINE_MS });
		({ app, origin } = await openSampleServer(way, { bindings, readSession: () => aSession("h1"), deadlines }));
	});
	afterAll(() => {
		deadlines.close();
		return app.close();
	});
	beforeEach(() => {
		release = [];
		done = 0;
	});

	function send(path: string): Promise<{ status: number | undefined; code: string; retryAfter: string | undefined }> {
		return new Promise((resolve, reject) => {
			const method = path === "/command" ? "POST" : "GET";
			const sent = request(
				origin + path,
				{ method, headers: { "content-type": "application/json" } },
				async (answer) => {
					const body = await text(answer);
					const code = body.startsWith("{") ? JSON.parse(body).errorCode : body;
					resolve({ status: answer.statusCode, code, retryAfter: answer.headers["retry-after"] });
				},
			);
			sent.on("error", reject).end(method === "POST" ? '{"lamp":"red"}' : undefined);
		});
	}

	describe("a request without a response", () => {
		it.each(["/routed", "/polled", "/command"])("is refused in time, and its work continues: %s", async (path) => {
			const startedMs = performance.now();
			expect(await send(path)).toEqual({ status: 503, code: "OUTSIDE_UNAVAILABLE", retryAfter: "5" });
			expect(performance.now() - startedMs).toBeLessThan(DEADLINE_MS + 600);
			for (const go of release) go();
			await pause(20);
			if (path === "/routed") expect(done).toBe(1);
			// The connection and the server survive a late answer.
			const again = send(path);
			await vi.waitFor(() => expect(release.length).toBeGreaterThan(1));
			for (const go of release) go();
			expect(await again).toMatchObject({ status: 200 });
		});

		it("is answered when the site stops", async () => {
			const sent = send("/routed");
			await pause(50);
			deadlines.answerAll();
			expect(await sent).toEqual({ status: 503, code: "SHUTTING_DOWN", retryAfter: "1" });
		});
	});

	it("a stream that has begun goes on", async () => {
		expect(await send("/streamed")).toMatchObject({ status: 200, code: "later" });
	});

	it("the deadline of a slow request starts when it is complete", async () => {
		const socket = connect(Number(new URL(origin).port), "127.0.0.1");
		let received = "";
		socket.on("data", (bytes) => {
			received += bytes.toString();
		});
		socket.write("POST /command HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n{");
		await pause(2 * DEADLINE_MS);
		expect(received).toBe("");
		socket.write('"lamp":"red"}');
		await vi.waitFor(() => expect(release).toHaveLength(1));
		for (const go of release) go();
		await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1\.1 200/));
		socket.destroy();
	});
});
