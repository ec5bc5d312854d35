import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { defineCall, Struct } from "@baize/kernel/call";
import { describe, expect, it } from "vitest";
import { bind, ReadyReply } from "../calls/bind.ts";
import { openSampleServer, WAYS, type Way } from "../fast-path/sample-server.ts";
import type { BurstInput } from "./burst-clients.ts";
import { openDrain } from "./drain.ts";

const CLIENTS = new URL("burst-clients.ts", import.meta.url);

const RESTING = 150;
const COMING = 250;
const ALL = RESTING + COMING;
/** Long enough for a machine with much other work: a drain accepts for a share of it, and what comes later is reset. */
const DRAIN_MS = 60_000;

function beBusy(ms: number): void {
	const untilMs = performance.now() + ms;
	while (performance.now() < untilMs);
}

/** Blocks this thread, like a long piece of work: new connections wait in the operating system meanwhile. */
function blockUntilSent(sent: Int32Array, count: number): void {
	for (let now = Atomics.load(sent, 0); now < count; now = Atomics.load(sent, 0)) Atomics.wait(sent, 0, now);
}

const work = defineCall({
	name: "work",
	method: "GET",
	path: "/work",
	who: "anyone",
	level: "visitor",
	pollMs: 1_000,
	summary: "Keeps this thread busy.",
	reply: Struct({}),
	errors: {},
});
const bindings = [
	bind(work, () => {
		beBusy(1);
		return new ReadyReply(Buffer.from("{}"));
	}),
];

/** The outcomes of all requests, where the server stops once so many of them have been sent. */
async function burst(way: Way, sentBefore: number): Promise<Record<string, number>> {
	const drain = openDrain();
	const { app, origin } = await openSampleServer(way, { bindings, drain });
	const port = Number(new URL(origin).port);
	const sent = new Int32Array(new SharedArrayBuffer(4));
	const input: BurstInput = { port, resting: RESTING, coming: COMING, sent };
	const clients = new Worker(CLIENTS, { workerData: input });
	await once(clients, "message");
	const outcomesMessage = once(clients, "message");
	clients.postMessage("go");
	blockUntilSent(sent, sentBefore);
	const closed = drain.close(app, DRAIN_MS);
	const [outcomes] = (await outcomesMessage) as [string[]];
	await closed;
	return counted(outcomes);
}

const counted = (outcomes: readonly string[]): Record<string, number> =>
	Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]));

describe.each(WAYS)("of 400 requests that are answered %s", (way) => {
	it("all that have just been sent are answered, whether their connections are old or new", async () => {
		expect(await burst(way, ALL)).toEqual({ 200: ALL });
	});

	it.each([0, RESTING, RESTING + COMING / 2])(
		"each is answered or refused a connection where %i have been sent",
		async (sentBefore) => {
			const { 200: answered = 0, ECONNREFUSED: refused = 0, ...lost } = await burst(way, sentBefore);
			expect(lost).toEqual({});
			expect(answered).toBeGreaterThanOrEqual(Math.max(RESTING, sentBefore));
			expect(answered + refused).toBe(ALL);
		},
	);
});
