import type { ReelEvent } from "@baize/engines/reels";
import { describe, expect, it } from "vitest";
import { lineMs, linesAround } from "./pace.ts";

describe("the time that winning lines take", () => {
	it.each([
		["normal", 1, 850],
		["normal", 4, 600],
		["normal", 20, 260],
		["turbo", 1, 350],
		["turbo", 20, 120],
		["still", 4, 600],
	] as const)("at the pace %s is, for %i of them, %i ms each", (pace, count, ms) => {
		expect(lineMs(pace, count)).toBe(ms);
	});

	it("counts the lines of one spin only", () => {
		const types = ["reelsStopped", "lineWon", "lineWon", "scattersWon", "reelsStopped", "lineWon", "roundEnded"];
		const events = types.map((type) => ({ type }) as ReelEvent);
		expect(events.map((_, index) => linesAround(events, index))).toEqual([2, 2, 2, 0, 1, 1, 0]);
	});
});
