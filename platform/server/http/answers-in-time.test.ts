import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { defineCall, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { aSession } from "./a-session.ts";
import { type AnswersInTime, openAnswersInTime } from "./answers-in-time.ts";
import { openHttp, visitReader } from "./app.ts";
import { bind, ReadyReply, StreamReply } from "./bind.ts";
import { hotCalls } from "./hot-path.ts";
import { answerFirst, polledCalls } from "./quick-path.ts";
import { connectionReader } from "./quick-visit.ts";
import { bindRoutes } from "./routes.ts";

const LAMPS = {
	summary: "Lamps.",
	reply: Struct({ lit: Text() }),
	errors: {},
	who: "anyone",
	level: "visitor",
} as const;
const routed = defineCall({ ...LAMPS, name: "routed", method: "GET", path: "/routed" });
const polled = defineCall({ ...LAMPS, name: "polled", method: "GET", path: "/polled", pollMs: 1_000 });
const told = defineCall({ ...LAMPS, name: "told", method: "GET", path: "/told" });
const hot = defineCall({
	...LAMPS,
	name: "hot",
	method: "POST",
	path: "/hot",
	isHot: true,
	body: Struct({ lamp: Text() }),
});

const LONGEST_MS = 300;
const ready = new ReadyReply(Buffer.from('{"lit":"all"}'));
/** The lamps' own works, which answer when they are let go. */
let letGo: (() => void)[] = [];
const whenLetGo = <Answer>(answer: Answer): Promise<Answer> =>
	new Promise((resolve) => letGo.push(() => resolve(answer)));
let done = 0;

const bindings = [
	bind(routed, async () => {
		const lit = await whenLetGo({ lit: "all" });
		done++;
		return lit;
	}),
	bind(polled, () => whenLetGo(ready)),
	bind(hot, () => whenLetGo(ready)),
	bind(told, () => new StreamReply((response) => void setTimeout(() => response.end("later"), 2 * LONGEST_MS))),
];

let app: FastifyInstance;
let inTime: AnswersInTime;
let port: number;
beforeAll(async () => {
	const log = openLog("silent");
	const headers: [string, string][] = [["x-content-type-options", "nosniff"]];
	app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, log);
	const readSession = () => aSession("h1");
	bindRoutes(app, bindings, visitReader(readSession));
	await app.ready();
	const quick = { visitOf: connectionReader(readSession, []), headers, observe: () => {}, keptMs: 72_000 };
	inTime = openAnswersInTime({ headers, log, longestMs: LONGEST_MS });
	const hotPorts = { ...quick, log, publicUrl: "http://localhost:3000" };
	answerFirst(app, [polledCalls(bindings, quick), hotCalls(bindings, hotPorts)], inTime.watch);
	port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => {
	inTime.close();
	return app.close();
});
beforeEach(() => {
	letGo = [];
	done = 0;
});

function ask(path: string): Promise<{ status: number | undefined; code: string; retryAfter: string | undefined }> {
	return new Promise((resolve, reject) => {
		const method = path === "/hot" ? "POST" : "GET";
		const asked = request({ port, path, method, headers: { "content-type": "application/json" } }, async (answer) => {
			const said = await text(answer);
			const code = said.startsWith("{") ? JSON.parse(said).errorCode : said;
			resolve({ status: answer.statusCode, code, retryAfter: answer.headers["retry-after"] });
		});
		asked.on("error", reject).end(method === "POST" ? '{"lamp":"red"}' : undefined);
	});
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("a request whose answer does not come", () => {
	it.each(["/routed", "/polled", "/hot"])("is refused in time, and what it began goes on: %s", async (path) => {
		const startedMs = performance.now();
		expect(await ask(path)).toEqual({ status: 503, code: "OUTSIDE_UNAVAILABLE", retryAfter: "5" });
		expect(performance.now() - startedMs).toBeLessThan(LONGEST_MS + 600);
		for (const go of letGo) go();
		await pause(20);
		if (path === "/routed") expect(done).toBe(1);
		// The connection and the server bear an answer that comes too late.
		const again = ask(path);
		await vi.waitFor(() => expect(letGo.length).toBeGreaterThan(1));
		for (const go of letGo) go();
		expect(await again).toMatchObject({ status: 200 });
	});

	it("is told when the site stops", async () => {
		const asked = ask("/routed");
		await pause(50);
		inTime.answerAll();
		expect(await asked).toEqual({ status: 503, code: "SHUTTING_DOWN", retryAfter: "1" });
	});
});

it("a stream that has begun goes on", async () => {
	expect(await ask("/told")).toMatchObject({ status: 200, code: "later" });
});

it("a request that comes slowly has its time once it is whole", async () => {
	const socket = connect(port, "127.0.0.1");
	let heard = "";
	socket.on("data", (bytes) => {
		heard += bytes.toString();
	});
	socket.write("POST /hot HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n{");
	await pause(2 * LONGEST_MS);
	expect(heard).toBe("");
	socket.write('"lamp":"red"}');
	await vi.waitFor(() => expect(letGo).toHaveLength(1));
	for (const go of letGo) go();
	await vi.waitFor(() => expect(heard).toMatch(/^HTTP\/1\.1 200/));
	socket.destroy();
});
