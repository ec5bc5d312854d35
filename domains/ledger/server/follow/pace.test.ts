import { describe, expect, it } from "vitest";
import { openPace } from "./pace.ts";

type Load = { posting: number | Error; busyShare?: number };

/** A pace whose rests are noted, with so many busy connections for posting, in a process that is so busy. */
function noted({ posting, busyShare = 0 }: Load) {
	const restsMs: number[] = [];
	const countPosting = async (): Promise<number> => {
		if (typeof posting === "number") return posting;
		throw posting;
	};
	const rest = async (ms: number): Promise<void> => void restsMs.push(ms);
	return { restsMs, pace: openPace({ countPosting, measureBusy: () => () => busyShare, rest }) };
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
const MANY = 5_000;
const aStep =
	(operations: number, tookMs = 20) =>
	(): Promise<number> =>
		new Promise((resolve) => setTimeout(resolve, tookMs, operations));
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("the followers of a process", () => {
	it.each<[string, Load, number]>([
		["as long as the step while nothing is posted", { posting: 0 }, 1],
		["30 times as long while one connection posts", { posting: 1 }, 30],
		["59 times as long while two do", { posting: 2 }, 59],
		["three times as long in a process that is half busy", { posting: 0, busyShare: 0.5 }, 3],
		["24 times as long in one that has no time left", { posting: 0, busyShare: 1 }, 24],
		["as the busier of the two asks", { posting: 1, busyShare: 0.5 }, 30],
	])("rest %s", async (_how, load, times) => {
		const { restsMs, pace } = noted(load);
		const startedMs = performance.now();
		await pace.turn(aStep(MANY));
		const tookMs = performance.now() - startedMs;
		await turnOfTheLoop();
		expect(sum(restsMs) / times).toBeGreaterThan(15);
		expect(sum(restsMs) / times).toBeLessThan(1.5 * tookMs);
	});

	it("rest by what so few operations cost, where the step only waited for others", async () => {
		const { restsMs, pace } = noted({ posting: 0, busyShare: 1 });
		await pace.turn(aStep(100, 60));
		await turnOfTheLoop();
		// 5 ms for the step and 0.04 for each operation: 9 ms, 24 times.
		expect(sum(restsMs)).toBeCloseTo(9 * 24);
	});

	it("look at the posting once they have rested, since a step has just kept it waiting", async () => {
		const restsMs: number[] = [];
		const restedMs: number[] = [];
		const countPosting = async (): Promise<number> => restedMs.push(sum(restsMs));
		const rest = async (ms: number): Promise<void> => void restsMs.push(ms);
		await openPace({ countPosting, measureBusy: () => () => 0, rest }).turn(aStep(MANY));
		await turnOfTheLoop();
		expect(restedMs).toHaveLength(1);
		expect(restedMs[0]).toBeGreaterThan(15);
	});

	it("do not rest after a step that had nothing to do", async () => {
		const { restsMs, pace } = noted({ posting: 2 });
		expect(await pace.turn(aStep(0))).toBe(0);
		await turnOfTheLoop();
		expect(restsMs).toEqual([]);
	});

	it("step one after the other, also after one that failed, or where it is not known what is posted", async () => {
		const { restsMs, pace } = noted({ posting: new Error("the database is away") });
		let atWork = 0;
		let maxAtWork = 0;
		const step = async (): Promise<number> => {
			maxAtWork = Math.max(maxAtWork, ++atWork);
			await turnOfTheLoop();
			atWork--;
			return MANY;
		};
		const failing = pace.turn(() => Promise.reject(new Error("no")));
		const turns = [pace.turn(step), pace.turn(step), pace.turn(step)];
		await expect(failing).rejects.toThrow("no");
		expect(await Promise.all(turns)).toEqual([MANY, MANY, MANY]);
		expect(maxAtWork).toBe(1);
		expect(restsMs.length).toBeGreaterThanOrEqual(3);
	});
});
