import { CURRENCIES } from "@baize/kernel/money";
import { describe, expect, it } from "vitest";
import { unitsIn } from "./units.data.ts";

describe("the units of the rules", () => {
	it.each(CURRENCIES.map(({ code }) => code))("are known in %s, so no currency has no rules", (currency) => {
		expect(unitsIn(currency, 1)).toBeGreaterThan(0n);
	});

	it.each([
		["CAD", 1_000_000n],
		["GBP", 800_000n],
		["JPY", 100_000_000n],
		["BTC", 10_000_000n],
	])("make 10,000 of them in %s", (currency, minor) => {
		expect(unitsIn(currency, 10_000)).toBe(minor);
	});
});
