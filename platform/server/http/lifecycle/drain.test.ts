import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { defineCall, Struct, Text } from "@baize/kernel/call";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { aSession } from "../calls/test-session.ts";
import { openSampleServer, WAYS, type Way } from "../fast-path/sample-server.ts";
import { type Drain, openDrain } from "./drain.ts";

const LAMPS = { summary: "Lamps.", reply: Struct({ lit: Text() }), errors: {} } as const;
const polled = defineCall({
	...LAMPS,
	name: "polled",
	method: "GET",
	path: "/polled",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
});
const routed = defineCall({
	...LAMPS,
	name: "routed",
	method: "GET",
	path: "/routed",
	who: "anyone",
	level: "visitor",
});
const slow = defineCall({ ...LAMPS, name: "slow", method: "GET", path: "/slow", who: "anyone", level: "visitor" });
const stuck = defineCall({ ...LAMPS, name: "stuck", method: "GET", path: "/stuck", who: "anyone", level: "visitor" });
const command = defineCall({
	...LAMPS,
	name: "command",
	method: "POST",
	path: "/command/:session",
	who: "player",
	level: "session",
	isOnFastPath: true,
	params: Struct({ session: Text() }),
	body: Struct({ lamp: Text() }),
});

const LIT = { lit: "all" };
const ready = new ReadyReply(Buffer.from(JSON.stringify(LIT)));
const after = <Answer>(ms: number, answer: Answer): Promise<Answer> =>
	new Promise((resolve) => setTimeout(resolve, ms, answer));
const bindings = [
	bind(polled, () => ready),
	bind(routed, () => LIT),
	bind(slow, () => after(400, LIT)),
	bind(stuck, () => after(20_000, LIT)),
	bind(command, () => after(5, ready)),
];

let drain: Drain;
let app: FastifyInstance;
let origin: string;
let agents: Agent[];
const open = (way: Way) => async () => {
	drain = openDrain();
	({ app, origin } = await openSampleServer(way, { bindings, readSession: () => aSession("h1"), drain }));
	agents = [];
};
afterEach(() => {
	for (const agent of agents) agent.destroy();
	return drain.close(app, 0);
});

/** A browser with one connection that stays open for as long as the server allows. */
function aBrowser() {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	agents.push(agent);
	return (path: string): Promise<IncomingMessage> =>
		new Promise((resolve, reject) => {
			const method = path.startsWith("/command") ? "POST" : "GET";
			const sent = request(
				origin + path,
				{ agent, method, headers: { "content-type": "application/json" } },
				(answer) => {
					text(answer).then(() => resolve(answer), reject);
				},
			);
			sent.once("error", reject);
			sent.end(method === "POST" ? '{"lamp":"red"}' : undefined);
		});
}

/** Sends requests without a pause until connections are refused; other errors are collected. */
async function sendUntilRefused(path: string, failures: string[]): Promise<number> {
	const send = aBrowser();
	for (let count = 0; ; count++) {
		try {
			const { statusCode } = await send(path);
			if (statusCode !== 200) failures.push(`${path} ${statusCode}`);
		} catch (error) {
			const { code } = error as { code: string };
			if (code !== "ECONNREFUSED") failures.push(`${path} ${code}`);
			return count;
		}
	}
}

const LIMIT_MS = 10_000;
/** Without other work it takes less than a second; on a busy machine it accepts connections for a third of the limit. */
const SOON_MS = LIMIT_MS / 2;

async function closingMs(maxMs = LIMIT_MS): Promise<number> {
	const startedMs = performance.now();
	await drain.close(app, maxMs);
	return performance.now() - startedMs;
}

describe.each(WAYS)("a drain of requests that are answered %s", (way) => {
	beforeEach(open(way));

	it("loses no request of busy clients, and ends long before its limit", async () => {
		const failures: string[] = [];
		const paths = ["/polled", "/command/h1", "/routed"];
		const sending = Promise.all([...paths, ...paths, ...paths].map((path) => sendUntilRefused(path, failures)));
		await after(300, undefined);
		expect(await closingMs()).toBeLessThan(SOON_MS);
		expect(Math.min(...(await sending))).toBeGreaterThan(1);
		expect(failures).toEqual([]);
	});

	it.each(["/polled", "/command/h1", "/routed"])("announces the last response of a connection: %s", async (path) => {
		const send = aBrowser();
		expect((await send(path)).headers.connection).not.toBe("close");
		const closed = drain.close(app, 10_000);
		// Until waiting connections are accepted.
		await after(30, undefined);
		expect((await send(path)).headers.connection).toBe("close");
		await closed;
	});

	it("waits for a response in progress, and no longer", async () => {
		const answer = aBrowser()("/slow");
		await after(50, undefined);
		expect(await closingMs()).toBeLessThan(SOON_MS);
		expect(await answer).toMatchObject({ statusCode: 200, headers: { connection: "close" } });
	});

	it("waits neither for an idle connection nor for one without a request", async () => {
		await aBrowser()("/polled");
		const silent = connect(Number(new URL(origin).port), "127.0.0.1").on("error", () => {});
		await after(50, undefined);
		expect(await closingMs()).toBeLessThan(SOON_MS);
		silent.destroy();
	});

	it("cuts responses that do not end", async () => {
		const lost = expect(aBrowser()("/stuck")).rejects.toThrow("socket hang up");
		await after(50, undefined);
		expect(await closingMs(300)).toBeLessThan(SOON_MS);
		await lost;
	});
});
