import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { exampleStakeMinor, stakesLeft, timeLeft } from "./progress.ts";

describe("[PROMO-02] what is left to wager", () => {
	it.each([
		["in stakes of a game that counts in full", 7_200, 100, 100, 72],
		["of one that counts a fifth", 7_200, 100, 20, 360],
		["with the last stake begun", 7_201, 100, 100, 73],
		["nothing", 0, 100, 100, 0],
		["on a game that counts nothing", 7_200, 100, 0, undefined],
	])("%s", (_what, leftMinor, stakeMinor, percent, stakes) => {
		expect(stakesLeft(leftMinor, stakeMinor, percent)).toBe(stakes);
	});

	it("is not shown in stakes that the terms do not allow", () => {
		expect(exampleStakeMinor(100, null)).toBe(100);
		expect(exampleStakeMinor(100, 500)).toBe(100);
		expect(exampleStakeMinor(100, 50)).toBe(50);
	});
});

describe("[PROMO-02] the time that is left for a bonus", () => {
	it.each([
		["days", 4 * DAY_MS + 23 * HOUR_MS, { unit: "days", count: 4 }],
		["hours below two days", 2 * DAY_MS - 1, { unit: "hours", count: 47 }],
		["minutes below two hours", 2 * HOUR_MS - 1, { unit: "minutes", count: 119 }],
		["the last minute", MINUTE_MS / 2, { unit: "minutes", count: 1 }],
		["over", 0, undefined],
	])("is never shown as more than it is: %s", (_what, leftMs, span) => {
		expect(timeLeft(1_000_000 + leftMs, 1_000_000)).toEqual(span);
	});
});
