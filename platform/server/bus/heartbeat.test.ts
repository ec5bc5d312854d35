import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { MAX_STALE_MS, withHeartbeat } from "./heartbeat.ts";
import type { Bus } from "./index.ts";

const log = openLog("silent");

/** A message server between processes that can lose the messages of a process. */
function aServer() {
	const listeners: { channel: string; to: number; onMessage: (text: string) => void }[] = [];
	const mute = new Set<number>();
	const busOf = (from: number): Bus => ({
		publish(channel, text) {
			for (const each of listeners) {
				const isLost = each.to !== from && (mute.has(from) || mute.has(each.to));
				if (each.channel === channel && !isLost) each.onMessage(text);
			}
		},
		subscribe: (channel, onMessage) => void listeners.push({ channel, to: from, onMessage }),
		close: async () => {},
	});
	return { busOf, mute };
}

let server: ReturnType<typeof aServer>;
let processes: number | undefined;
let buses: Bus[];
beforeEach(() => {
	vi.useFakeTimers();
	server = aServer();
	buses = [];
	processes = 0;
});
afterEach(async () => {
	await Promise.all(buses.map((bus) => bus.close()));
	vi.useRealTimers();
});

function aProcess() {
	const countProcesses = async (): Promise<number> => {
		if (processes === undefined) throw new Error("the database is away");
		return processes;
	};
	if (processes !== undefined) processes++;
	const bus = withHeartbeat(server.busOf(buses.length), { log, countProcesses });
	buses.push(bus);
	const [received, onMissed] = [vi.fn(), vi.fn()];
	bus.subscribe("news", received, onMissed);
	return { bus, received, onMissed, times: () => onMissed.mock.calls.length };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe("a bus with a heartbeat", () => {
	it("delivers messages, and reports no missed ones while all processes are received", async () => {
		const [here, there] = [aProcess(), aProcess()];
		here.bus.publish("news", "one");
		expect(there.received).toHaveBeenCalledWith("one");
		await pass(60_000);
		expect([here.times(), there.times()]).toEqual([0, 0]);
	});

	it("reports missed messages to both within ten seconds when those of one process are lost, and repeats it until they arrive again", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await pass(20_000);
		server.mute.add(1);
		await pass(MAX_STALE_MS);
		expect([here.times(), there.times()]).toEqual([1, 1]);
		for (let times = 2; times < 5; times++) {
			await pass(MAX_STALE_MS);
			expect(here.times()).toBeGreaterThanOrEqual(times);
		}
		server.mute.clear();
		await pass(MAX_STALE_MS);
		const before = here.times();
		await pass(60_000);
		expect(here.times()).toBe(before);
	});

	it("reports nothing to a process that is alone, even if it does not receive its own messages", async () => {
		const alone = aProcess();
		server.mute.add(0);
		await pass(60_000);
		expect(alone.times()).toBe(0);
	});

	it("reports nothing after the other process has ended", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await pass(20_000);
		await there.bus.close();
		processes = 1;
		await pass(60_000);
		expect(here.times()).toBe(0);
	});

	it("reports nothing if the database does not say how many processes there are, because nothing could be read again", async () => {
		const [here] = [aProcess(), aProcess()];
		server.mute.add(1);
		processes = undefined;
		await pass(60_000);
		expect(here.times()).toBe(0);
	});
});
