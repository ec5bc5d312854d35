import { HOUR_MS, MINUTE_MS, SECOND_MS } from "@baize/kernel/time";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLog } from "../log/index.ts";
import { openScheduler, type Scheduler } from "./index.ts";

const startedMs = new Map<string, number[]>();
let scheduler: Scheduler;
beforeEach(() => {
	vi.useFakeTimers({ now: 0 });
	startedMs.clear();
	const locks = { runLocked: (_name: string, work: () => Promise<void>) => work(), close: async () => {} };
	scheduler = openScheduler({ url: "" }, openLog("silent"), locks);
});
afterEach(async () => {
	await scheduler.stop();
	vi.useRealTimers();
});

function addJobs(count: number, intervalMs: number): void {
	for (let number = 0; number < count; number++) {
		const times: number[] = [];
		startedMs.set(`${intervalMs}.${number}`, times);
		scheduler.every(intervalMs, `${intervalMs}.${number}`, async () => void times.push(Date.now()));
	}
}

const gaps = (times: readonly number[]): number[] => {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted.slice(1).map((time, at) => time - sorted[at]!);
};

describe("the first starts of periodic jobs", () => {
	it("are spread: of sixteen jobs no two start within the same second, and all within a minute", async () => {
		addJobs(10, HOUR_MS);
		addJobs(6, MINUTE_MS);
		await vi.advanceTimersByTimeAsync(MINUTE_MS);
		const firsts = [...startedMs.values()].map(([first]) => first);
		expect(firsts).not.toContain(undefined);
		expect(Math.min(...gaps(firsts as number[]))).toBeGreaterThanOrEqual(SECOND_MS);
	});

	it("stay spread in later runs", async () => {
		addJobs(10, HOUR_MS);
		addJobs(6, MINUTE_MS);
		await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
		expect(Math.min(...gaps([...startedMs.values()].flat()))).toBeGreaterThanOrEqual(SECOND_MS);
	});

	it("are within the interval, for any number of earlier jobs", async () => {
		addJobs(40, HOUR_MS);
		addJobs(2, 2 * SECOND_MS);
		addJobs(2, 15 * SECOND_MS);
		addJobs(2, MINUTE_MS);
		await vi.advanceTimersByTimeAsync(MINUTE_MS);
		const firsts = [...startedMs].filter(([name]) => !name.startsWith(`${HOUR_MS}`)).map(([, [first]]) => first);
		expect(firsts).not.toContain(undefined);
	});

	it("are the same in each run", async () => {
		addJobs(3, HOUR_MS);
		await vi.advanceTimersByTimeAsync(MINUTE_MS);
		expect([...startedMs.values()].flat()).toEqual([10 * SECOND_MS, 12 * SECOND_MS, 14 * SECOND_MS]);
	});
});
