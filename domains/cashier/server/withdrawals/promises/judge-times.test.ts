import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { expectedTimes, type Measured, MIN_CASES, timesOf } from "./judge-times.ts";

const quick: Measured = {
	method: "card",
	lane: "quick",
	cases: MIN_CASES,
	reviewHalfMs: 10 * MINUTE_MS,
	reviewMostMs: HOUR_MS,
	payoutHalfMs: HOUR_MS,
	payoutMostMs: DAY_MS,
};

describe("[CASH-04] the promised time of a withdrawal", () => {
	it.each([
		["of a route and lane with enough cases", [quick], "card", "quick", { isMeasured: true, reviewMostMs: HOUR_MS }],
		["of another lane", [quick], "card", "strict", { isMeasured: false, cases: 0 }],
		["of another route", [quick], "bankTransfer", "quick", { isMeasured: false, cases: 0 }],
		[
			"with one case too few",
			[{ ...quick, cases: MIN_CASES - 1 }],
			"card",
			"quick",
			{ isMeasured: false, cases: MIN_CASES - 1, reviewMostMs: DAY_MS },
		],
		["without any case", [], "card", "quick", expectedTimes("card")],
	] as const)("%s", (_case, measured, method, lane, expected) => {
		expect(timesOf(measured, method, lane)).toMatchObject(expected);
	});

	it("is a day to be checked, and the time of the route to be paid, where nothing was measured", () => {
		expect(expectedTimes("card")).toMatchObject({ reviewMostMs: DAY_MS, payoutMostMs: 3 * DAY_MS });
		expect(expectedTimes("bankTransfer")).toMatchObject({ reviewMostMs: DAY_MS, payoutMostMs: 2 * DAY_MS });
	});
});
