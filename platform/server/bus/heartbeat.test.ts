import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { LONGEST_STALE_MS, withHeartbeat } from "./heartbeat.ts";
import type { Bus } from "./index.ts";

const log = openLog("silent");

/** A server between processes, which may lose the words of one. */
function aServer() {
	const listeners: { channel: string; to: number; hear: (text: string) => void }[] = [];
	const mute = new Set<number>();
	const busOf = (from: number): Bus => ({
		publish(channel, text) {
			for (const each of listeners) {
				const isLost = each.to !== from && (mute.has(from) || mute.has(each.to));
				if (each.channel === channel && !isLost) each.hear(text);
			}
		},
		subscribe: (channel, hear) => void listeners.push({ channel, to: from, hear }),
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
	const [heard, missed] = [vi.fn(), vi.fn()];
	bus.subscribe("news", heard, missed);
	return { bus, heard, missed, times: () => missed.mock.calls.length };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe("a bus with a heartbeat", () => {
	it("carries words, and says that none is missed while all are heard", async () => {
		const [here, there] = [aProcess(), aProcess()];
		here.bus.publish("news", "one");
		expect(there.heard).toHaveBeenCalledWith("one");
		await pass(60_000);
		expect([here.times(), there.times()]).toEqual([0, 0]);
	});

	it("says it to both within ten seconds when the words of one are lost, and again and again until they are heard", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await pass(20_000);
		server.mute.add(1);
		await pass(LONGEST_STALE_MS);
		expect([here.times(), there.times()]).toEqual([1, 1]);
		for (let times = 2; times < 5; times++) {
			await pass(LONGEST_STALE_MS);
			expect(here.times()).toBeGreaterThanOrEqual(times);
		}
		server.mute.clear();
		await pass(LONGEST_STALE_MS);
		const before = here.times();
		await pass(60_000);
		expect(here.times()).toBe(before);
	});

	it("says nothing to a process that is alone, though it does not even hear itself", async () => {
		const alone = aProcess();
		server.mute.add(0);
		await pass(60_000);
		expect(alone.times()).toBe(0);
	});

	it("says nothing any more once the other has ended", async () => {
		const [here, there] = [aProcess(), aProcess()];
		await pass(20_000);
		await there.bus.close();
		processes = 1;
		await pass(60_000);
		expect(here.times()).toBe(0);
	});

	it("says nothing where the database does not say how many there are: nothing could be asked for anew", async () => {
		const [here] = [aProcess(), aProcess()];
		server.mute.add(1);
		processes = undefined;
		await pass(60_000);
		expect(here.times()).toBe(0);
	});
});
