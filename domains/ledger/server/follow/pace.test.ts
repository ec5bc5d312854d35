import { describe, expect, it } from "vitest";
import { openPace } from "./pace.ts";

/** A pace whose rests are noted, with so many busy connections for posting. */
function noted(posting: number | Error) {
	const restsMs: number[] = [];
	const countPosting = async (): Promise<number> => {
		if (typeof posting === "number") return posting;
		throw posting;
	};
	return { restsMs, pace: openPace(countPosting, async (ms) => void restsMs.push(ms)) };
}

const aStep =
	(hadMore: boolean, tookMs = 20) =>
	(): Promise<boolean> =>
		new Promise((resolve) => setTimeout(resolve, tookMs, hadMore));
const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("the followers of a process", () => {
	it.each([
		["as long as the step while nothing is posted", 0, 1],
		["20 times as long while one connection posts", 1, 20],
		["39 times as long while two do", 2, 39],
	])("rest %s", async (_how, posting, times) => {
		const { restsMs, pace } = noted(posting);
		const startedMs = performance.now();
		await pace.turn(aStep(true));
		const tookMs = performance.now() - startedMs;
		await turnOfTheLoop();
		expect(restsMs).toHaveLength(1);
		expect(restsMs[0]! / times).toBeGreaterThan(15);
		expect(restsMs[0]! / times).toBeLessThan(1.5 * tookMs);
	});

	it("do not rest after a step that had nothing to do", async () => {
		const { restsMs, pace } = noted(2);
		expect(await pace.turn(aStep(false))).toBe(false);
		await turnOfTheLoop();
		expect(restsMs).toEqual([]);
	});

	it("step one after the other, also after one that failed, or where it is not known what is posted", async () => {
		const { restsMs, pace } = noted(new Error("the database is away"));
		let atWork = 0;
		let maxAtWork = 0;
		const step = async (): Promise<boolean> => {
			maxAtWork = Math.max(maxAtWork, ++atWork);
			await turnOfTheLoop();
			atWork--;
			return true;
		};
		const failing = pace.turn(() => Promise.reject(new Error("no")));
		const turns = [pace.turn(step), pace.turn(step), pace.turn(step)];
		await expect(failing).rejects.toThrow("no");
		expect(await Promise.all(turns)).toEqual([true, true, true]);
		expect(maxAtWork).toBe(1);
		expect(restsMs.length).toBeGreaterThanOrEqual(3);
	});
});
