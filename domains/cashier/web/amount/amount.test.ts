import { describe, expect, it } from "vitest";
import { readAmount } from "./amount.ts";

const limits = { minMinor: 1_000, maxMinor: 500_000, stepMinor: 1 };

describe("a typed amount", () => {
	it.each([
		["20", { amountMinor: 2_000 }],
		[" 20,50 ", { amountMinor: 2_050 }],
		["٢٥٫٥", { amountMinor: 2_550 }],
		["5000", { amountMinor: 500_000 }],
		["", { issue: "missing" }],
		["  ", { issue: "missing" }],
		["twenty", { issue: "unreadable" }],
		["-20", { issue: "unreadable" }],
		["20.001", { issue: "unreadable" }],
		["9.99", { issue: "below" }],
		["5000.01", { issue: "above" }],
	])("%j is %o", (text, expected) => {
		expect(readAmount(text, "CAD", limits)).toEqual(expected);
	});

	it("is whole where the currency is shown whole", () => {
		const whole = { minMinor: 100_000, maxMinor: 1_000_000, stepMinor: 100 };
		expect(readAmount("1000.50", "JPY", whole)).toEqual({ issue: "step" });
		expect(readAmount("1000", "JPY", whole)).toEqual({ amountMinor: 100_000 });
	});
});
