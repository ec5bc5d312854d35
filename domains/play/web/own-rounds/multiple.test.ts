import { LOCALES } from "@baize/kernel/locale";
import { describe, expect, it } from "vitest";
import { multipleOf } from "./multiple.ts";

describe("[PLAY-05] how many times its stake a win is", () => {
	it.each([
		[115, 100, 1.15],
		[110, 100, 1.1],
		[200, 100, 2],
		[299_999, 100_000, 2.99],
		[100, 30, 3.33],
		[29, 20, 1.45],
		[1_999_999_999, 1_000, 1_999_999.99],
	])("of %d for %d is %d", (winMinor, stakeMinor, multiple) => {
		expect(multipleOf(winMinor, stakeMinor)).toBe(multiple);
	});

	it("is never rounded up by a language, and never cut again", () => {
		for (const locale of LOCALES) {
			const text = new Intl.NumberFormat(locale, { numberingSystem: "latn" }).format(multipleOf(231, 200));
			expect(text).toMatch(/^1[.,]15$/);
		}
	});
});
