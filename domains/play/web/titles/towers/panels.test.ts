import type { Tower } from "@baize/engines/ladder";
import { describe, expect, it } from "vitest";
import { panelsOf } from "./panels.ts";

const easy: Tower = { name: "easy", cells: 3, safe: 2, rows: 2 };
const hard: Tower = { name: "hard", cells: 2, safe: 1, rows: 2 };
const ended = (picks: number[], odd: number[]) => ({
	...{ bet: {}, stakeMinor: 100, winMinor: 0, actions: [] },
	events: [{ type: "climbed", picks, odd }, { type: "roundEnded" }],
});

describe("[GAME-01] the panels of a tower", () => {
	it("are closed before a round, and above the floor that an open one has reached", () => {
		expect(panelsOf(hard, undefined, undefined).flat()).toEqual(["closed", "closed", "closed", "closed"]);
		expect(panelsOf(easy, { picks: [1], timesX10000: 1, nextX10000: 2 }, undefined)).toEqual([
			["closed", "lamp", "closed"],
			["closed", "closed", "closed"],
		]);
	});

	it("show after a round what was behind each: one fox where several have a lamp", () => {
		expect(panelsOf(easy, undefined, ended([0, 2], [1, 2]))).toEqual([
			["lamp", "missedFox", "missedLamp"],
			["missedLamp", "missedLamp", "fox"],
		]);
	});

	it("and one lamp where only one has", () => {
		expect(panelsOf(hard, undefined, ended([1], [1, 0]))).toEqual([
			["missedFox", "lamp"],
			["missedLamp", "missedFox"],
		]);
	});
});
