import { describe, expect, it } from "vitest";
import { masked } from "./index.ts";

describe("[FMT-01] a masked value", () => {
	it.each([
		["4242424242424242", "•••• 4242"],
		["+14165550123", "•••• 0123"],
		["alice@baize.test", "•••• test"],
		["1234", "•••• 1234"],
		["123", "****"],
		["", "****"],
		["ab😀cd😀", "•••• 😀cd😀"],
	])("%j is shown as %j", (value, shown) => {
		expect(masked(value)).toBe(shown);
	});

	it("does not reveal its length", () => {
		expect(masked("1".repeat(34))).toBe(masked("1".repeat(5)));
	});
});
