import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { defineCall, Struct, Text } from "@baize/kernel/call";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLog } from "../log/index.ts";
import { aSession } from "./a-session.ts";
import { openHttp, visitReader } from "./app.ts";
import { bind, ReadyReply } from "./bind.ts";
import { type Doors, openDoors } from "./doors.ts";
import { hotCalls } from "./hot-path.ts";
import { answerFirst, polledCalls } from "./quick-path.ts";
import { connectionReader } from "./quick-visit.ts";
import { bindRoutes } from "./routes.ts";

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
const hot = defineCall({
	...LAMPS,
	name: "hot",
	method: "POST",
	path: "/hot/:session",
	who: "player",
	level: "session",
	isHot: true,
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
	bind(hot, () => after(5, ready)),
];

let doors: Doors;
let port: number;
let agents: Agent[];
beforeEach(async () => {
	const log = openLog("silent");
	const app = openHttp({ publicUrl: "http://localhost:3000", trustedProxies: [] }, log);
	const readSession = () => aSession("h1");
	bindRoutes(app, bindings, visitReader(readSession));
	await app.ready();
	const quick = { visitOf: connectionReader(readSession, []), headers: [], observe: () => {}, keptMs: 72_000 };
	answerFirst(app, [
		polledCalls(bindings, quick),
		hotCalls(bindings, { ...quick, log, publicUrl: "http://localhost:3000" }),
	]);
	doors = openDoors(app);
	port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
	agents = [];
});
afterEach(() => {
	for (const agent of agents) agent.destroy();
	return doors.close(0);
});

/** A browser that has one connection and keeps it for as long as it may. */
function aBrowser() {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	agents.push(agent);
	return (path: string): Promise<IncomingMessage> =>
		new Promise((resolve, reject) => {
			const method = path.startsWith("/hot") ? "POST" : "GET";
			const asked = request(
				{ agent, port, method, path, headers: { "content-type": "application/json" } },
				(answer) => {
					text(answer).then(() => resolve(answer), reject);
				},
			);
			asked.once("error", reject);
			asked.end(method === "POST" ? '{"lamp":"red"}' : undefined);
		});
}

/** Asks without a pause until nobody opens; what else goes wrong is told. */
async function askOn(path: string, faults: string[]): Promise<number> {
	const ask = aBrowser();
	for (let count = 0; ; count++) {
		try {
			const { statusCode } = await ask(path);
			if (statusCode !== 200) faults.push(`${path} ${statusCode}`);
		} catch (error) {
			const { code } = error as { code: string };
			if (code !== "ECONNREFUSED") faults.push(`${path} ${code}`);
			return count;
		}
	}
}

async function closingMs(mostMs = 10_000): Promise<number> {
	const startedMs = performance.now();
	await doors.close(mostMs);
	return performance.now() - startedMs;
}

describe("doors that close", () => {
	it("lose no request of those who ask without a pause, and are shut within a second", async () => {
		const faults: string[] = [];
		const paths = ["/polled", "/hot/h1", "/routed"];
		const asking = Promise.all([...paths, ...paths, ...paths].map((path) => askOn(path, faults)));
		await after(300, undefined);
		expect(await closingMs()).toBeLessThan(1_000);
		expect(Math.min(...(await asking))).toBeGreaterThan(1);
		expect(faults).toEqual([]);
	});

	it.each(["/polled", "/hot/h1", "/routed"])("say with each answer that it is the last: %s", async (path) => {
		const ask = aBrowser();
		expect((await ask(path)).headers.connection).not.toBe("close");
		const closed = doors.close(10_000);
		// Until whoever has come is let in.
		await after(30, undefined);
		expect((await ask(path)).headers.connection).toBe("close");
		await closed;
	});

	it("wait for an answer that is under way, and no longer", async () => {
		const answer = aBrowser()("/slow");
		await after(50, undefined);
		expect(await closingMs()).toBeLessThan(700);
		expect(await answer).toMatchObject({ statusCode: 200, headers: { connection: "close" } });
	});

	it("wait neither for a connection at rest nor for one on which nothing was asked", async () => {
		await aBrowser()("/polled");
		const silent = connect(port, "127.0.0.1").on("error", () => {});
		await after(50, undefined);
		expect(await closingMs()).toBeLessThan(700);
		silent.destroy();
	});

	it("end what has no end", async () => {
		const lost = expect(aBrowser()("/stuck")).rejects.toThrow("socket hang up");
		await after(50, undefined);
		expect(await closingMs(300)).toBeLessThan(1_000);
		await lost;
	});
});
