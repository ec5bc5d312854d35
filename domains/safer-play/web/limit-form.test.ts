import { MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { MAX_TIME_MS } from "../contract/limits.ts";
import { maxOf, readLimit } from "./limit-form.ts";

const deposit = (legalMax: number | null) => ({ kind: "deposit", window: "day", legalMax }) as const;

describe("[SAFE-01] a limit that is typed", () => {
	it.each([
		["is missing", "", null, { issue: "missing" }],
		["is less than a whole unit", "0.50", null, { issue: "least" }],
		["is an amount", "50", null, { amount: 5_000 }],
		["is at most the legal maximum", "600", 60_000, { amount: 60_000 }],
		["is more than the legal maximum", "600.01", 60_000, { issue: "most" }],
		["is any amount if the legal maximum is unknown in this currency", "50", 0, { amount: 5_000 }],
		["has the general upper bound there, too", "1000000000.01", 0, { issue: "most" }],
	])("%s: %s", (_what, text, legalMax, expected) => {
		expect(readLimit(text, deposit(legalMax), "CAD")).toEqual(expected);
	});

	it("is no longer than its window, where it is time", () => {
		const row = { kind: "time", window: "day", legalMax: null } as const;
		expect(maxOf(row, "CAD")).toBe(MAX_TIME_MS.day);
		expect(readLimit(String(30 * MINUTE_MS), row, "CAD")).toEqual({ amount: 30 * MINUTE_MS });
	});
});
