import { describe, expect, it } from "vitest";
import { isRateHigh } from "./judge-rate.ts";

describe("[CASH-03] the rate of chargebacks", () => {
	it.each([
		["nothing", 0, 0, false],
		["two of two", 2, 2, false],
		["three of 461", 461, 3, true],
		["three of 462", 462, 3, false],
		["65 of 10,000", 10_000, 65, true],
		["64 of 10,000", 10_000, 64, false],
	])("%s", (_case, deposits, chargebacks, isHigh) => {
		expect(isRateHigh({ deposits, chargebacks })).toBe(isHigh);
	});
});
