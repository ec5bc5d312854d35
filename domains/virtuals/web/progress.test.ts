import { describe, expect, it } from "vitest";
import { PICTURE_DELAY_MS, type RaceProgress } from "../contract/index.ts";
import { isOver, joined, shownMs, stepCount } from "./progress.ts";

const OFF_MS = 1_000_000;
const progress = (steps: number, over: Partial<RaceProgress> = {}): RaceProgress => ({
	raceId: "race",
	startsAtMs: OFF_MS,
	stepMs: 250,
	fromStep: 0,
	durationMs: null,
	tracks: [1, 2].map((number) => ({
		number,
		progressX10000: Array.from({ length: steps }, (_, step) => step * number),
	})),
	calls: [],
	...over,
});
const off = { kind: "off", atMs: 0, runnerCount: 2 } as const;
const leads = { kind: "leads", atMs: 600, runner: 1 } as const;

describe("[VIRT-01] what a page has of a race", () => {
	it("grows by the steps and calls that come", () => {
		const begun = joined(progress(0), {
			fromStep: 0,
			durationMs: null,
			tracks: [
				[0, 1],
				[0, 2],
			],
			calls: [off],
		})!;
		expect(begun).toEqual(progress(2, { calls: [off] }));
		const grown = joined(begun, {
			fromStep: 2,
			durationMs: null,
			tracks: [
				[2, 3],
				[4, 6],
			],
			calls: [leads],
		});
		expect(grown).toEqual(progress(4, { calls: [off, leads] }));
	});

	it("takes what comes twice once", () => {
		const grown = joined(progress(3, { calls: [off] }), {
			fromStep: 0,
			durationMs: null,
			tracks: [
				[0, 1, 2, 3],
				[0, 2, 4, 6],
			],
			calls: [off, leads],
		});
		expect(grown).toEqual(progress(4, { calls: [off, leads] }));
		const known = progress(3);
		expect(joined(known, { fromStep: 1, durationMs: null, tracks: [[1], [2]], calls: [] })).toBe(known);
	});

	it("requests a new read where steps are missing", () => {
		expect(joined(progress(2), { fromStep: 3, durationMs: null, tracks: [[3], [6]], calls: [] })).toBeUndefined();
	});

	it("knows its length with the last step only", () => {
		const whole = joined(progress(4), { fromStep: 4, durationMs: 1_000, tracks: [[4], [8]], calls: [] })!;
		expect([stepCount(whole), whole.durationMs]).toEqual([5, 1_000]);
	});
});

describe("[VIRT-01] the moment that a page shows", () => {
	it.each([
		["is before the off until the picture begins", progress(9), -1, -1],
		["follows the clock", progress(9), 1_000, 1_000],
		["waits for steps that are late, two of which are drawn with", progress(9), 5_000, 1_750],
		["stands at the off while nothing has come", progress(0), 700, 0],
		["ends with the race", progress(9, { durationMs: 2_000 }), 9_000, 2_000],
	])("%s", (_case, message, sinceMs, expected) => {
		expect(shownMs(message, OFF_MS + PICTURE_DELAY_MS + sinceMs)).toBe(expected);
	});

	it.each([
		[progress(9), 2_000, false],
		[progress(9, { durationMs: 2_000 }), 1_999, false],
		[progress(9, { durationMs: 2_000 }), 2_000, true],
	])("is over when the last step has been shown", (message, elapsedMs, expected) => {
		expect(isOver(message, elapsedMs)).toBe(expected);
	});
});
