import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { openLog } from "../../log/index.ts";
import { openHttp } from "../app/app.ts";
import { openServerFactory } from "../fast-path/server-factory.ts";
import type { BurstInput } from "./burst-clients.ts";
import { openDrain } from "./drain.ts";

const CLIENTS = new URL("burst-clients.ts", import.meta.url);

/** Blocks this thread, like a long piece of work: new connections wait in the operating system meanwhile. */
function beBusy(ms: number): void {
	const untilMs = performance.now() + ms;
	while (performance.now() < untilMs);
}

async function burst(input: Omit<BurstInput, "port">, stopAfter: () => unknown): Promise<string[]> {
	const drain = openDrain();
	const config = { publicUrl: "http://localhost:3000", trustedProxies: [] };
	const app = openHttp(config, openLog("silent"), undefined, openServerFactory({ drain }));
	app.get("/work", () => {
		beBusy(1);
		return {};
	});
	const port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
	const clients = new Worker(CLIENTS, { workerData: { ...input, port } satisfies BurstInput });
	await once(clients, "message");
	const outcomesMessage = once(clients, "message");
	clients.postMessage("go");
	await stopAfter();
	const closed = drain.close(app, 10_000);
	const [outcomes] = (await outcomesMessage) as [string[]];
	await closed;
	return outcomes;
}

const counted = (outcomes: readonly string[]): Record<string, number> =>
	Object.fromEntries([...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, all]) => [outcome, all.length]));

it("400 requests that have just been sent are all answered, whether their connections are old or new", async () => {
	const outcomes = await burst({ resting: 150, coming: 250 }, () => beBusy(500));
	expect(counted(outcomes)).toEqual({ 200: 400 });
});

it.each([0, 10, 40])(
	"400 requests on their way %i ms after they began are answered or refused a connection",
	async (ms) => {
		const outcomes = await burst(
			{ resting: 150, coming: 250 },
			() => new Promise((resolve) => setTimeout(resolve, ms)),
		);
		const { 200: answered = 0, ECONNREFUSED: refused = 0, ...lost } = counted(outcomes);
		expect(lost).toEqual({});
		expect(answered).toBeGreaterThanOrEqual(150);
		expect(answered + refused).toBe(400);
	},
);
