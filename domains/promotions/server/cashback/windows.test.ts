import { DAY_MS, HOUR_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { cashbackTerms } from "../../testing/index.ts";
import { windowsToPay } from "./windows.ts";

const MONDAY = Date.UTC(2026, 10, 23);
const terms = cashbackTerms(MONDAY, { fromMs: MONDAY + 5 * HOUR_MS, untilMs: MONDAY + 28 * DAY_MS });
const numbers = (nowMs: number) => windowsToPay(terms, nowMs).map(({ number }) => number);

describe("[PROMO-02] the windows of cashback", () => {
	it.each([
		["none while the first goes on", MONDAY + 6 * DAY_MS, []],
		["none at its end, because operations are still followed", MONDAY + 7 * DAY_MS, []],
		["the first, an hour later", MONDAY + 7 * DAY_MS + HOUR_MS, [0]],
		["the first for a week more", MONDAY + 14 * DAY_MS + HOUR_MS - 1, [0]],
		["then the second", MONDAY + 14 * DAY_MS + HOUR_MS, [1]],
		["none after the end of the offer", MONDAY + 36 * DAY_MS, []],
	])("%s", (_name, nowMs, expected) => {
		expect(numbers(nowMs)).toEqual(expected);
	});

	it("are whole days from the day on which the offer begins", () => {
		const [window] = windowsToPay(terms, MONDAY + 8 * DAY_MS);
		expect(window).toEqual({ number: 0, fromMs: MONDAY, untilMs: MONDAY + 7 * DAY_MS });
	});
});
