import { MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { MOST_TIME_MS } from "../contract/limits.ts";
import { mostOf, readLimit } from "./limit-form.ts";

const deposit = (legalMost: number | null) => ({ kind: "deposit", window: "day", legalMost }) as const;

describe("[SAFE-01] a limit that is typed", () => {
	it.each([
		["is missing", "", null, { fault: "missing" }],
		["is less than a whole unit", "0.50", null, { fault: "least" }],
		["is an amount", "50", null, { amount: 5_000 }],
		["is at most the law's", "600", 60_000, { amount: 60_000 }],
		["is more than the law's", "600.01", 60_000, { fault: "most" }],
		["is any amount where nobody knows the law's in this currency", "50", 0, { amount: 5_000 }],
		["is no more than anybody means there, too", "1000000000.01", 0, { fault: "most" }],
	])("%s: %s", (_what, text, legalMost, expected) => {
		expect(readLimit(text, deposit(legalMost), "CAD")).toEqual(expected);
	});

	it("is no longer than its window, where it is time", () => {
		const row = { kind: "time", window: "day", legalMost: null } as const;
		expect(mostOf(row, "CAD")).toBe(MOST_TIME_MS.day);
		expect(readLimit(String(30 * MINUTE_MS), row, "CAD")).toEqual({ amount: 30 * MINUTE_MS });
	});
});
