import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { openLog } from "../../log/index.ts";
import { openHttp } from "../app/app.ts";
import { openServerFactory } from "../fast-path/server-factory.ts";
import type { BurstInput } from "./burst-clients.ts";
import { openDrain } from "./drain.ts";

const CLIENTS = new URL("burst-clients.ts", import.meta.url);

const RESTING = 150;
const COMING = 250;
const ALL = RESTING + COMING;

function beBusy(ms: number): void {
	const untilMs = performance.now() + ms;
	while (performance.now() < untilMs);
}

/** Blocks this thread, like a long piece of work: new connections wait in the operating system meanwhile. */
function blockUntilSent(sent: Int32Array, count: number): void {
	for (let now = Atomics.load(sent, 0); now < count; now = Atomics.load(sent, 0)) Atomics.wait(sent, 0, now);
}

/** The outcomes of all requests, where the server stops once so many of them have been sent. */
async function burst(sentBefore: number): Promise<Record<string, number>> {
	const drain = openDrain();
	const config = { publicUrl: "http://localhost:3000", trustedProxies: [] };
	const app = openHttp(config, openLog("silent"), undefined, openServerFactory({ drain }));
	app.get("/work", () => {
		beBusy(1);
		return {};
	});
	const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
	const sent = new Int32Array(new SharedArrayBuffer(4));
	const input: BurstInput = { port, resting: RESTING, coming: COMING, sent };
	const clients = new Worker(CLIENTS, { workerData: input });
	await once(clients, "message");
	const outcomesMessage = once(clients, "message");
	clients.postMessage("go");
	blockUntilSent(sent, sentBefore);
	const closed = drain.close(app, 10_000);
	const [outcomes] = (await outcomesMessage) as [string[]];
	await closed;
	return counted(outcomes);
}

const counted = (outcomes: readonly string[]): Record<string, number> =>
	Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]));

it("400 requests that have just been sent are all answered, whether their connections are old or new", async () => {
	expect(await burst(ALL)).toEqual({ 200: ALL });
});

it.each([0, RESTING, RESTING + COMING / 2])(
	"400 requests of which %i have been sent are answered or refused a connection",
	async (sentBefore) => {
		const { 200: answered = 0, ECONNREFUSED: refused = 0, ...lost } = await burst(sentBefore);
		expect(lost).toEqual({});
		expect(answered).toBeGreaterThanOrEqual(Math.max(RESTING, sentBefore));
		expect(answered + refused).toBe(ALL);
	},
);
