import { describe, expect, it } from "vitest";
import { pointsTextIn } from "./use-points-text.ts";

describe("[LOY-01] the text of points", () => {
	it.each([
		["en", 1_234.999, "1,234"],
		["en", 0.999, "0"],
		["es", 12_345.6, "12.345"],
		["en", 100, "100"],
	])("is truncated to whole points: %s %d", (locale, points, whole) => {
		expect(pointsTextIn(locale).whole(points)).toBe(whole);
	});

	it.each([
		["en", 100, "100.00"],
		["en", 2.5, "2.50"],
		["es", 100, "100,00"],
	])("has two decimals in the ratio: %s", (locale, points, ratio) => {
		expect(pointsTextIn(locale).ratio(points)).toBe(ratio);
	});

	it("says in the history whether points came or went", () => {
		const { change } = pointsTextIn("en");
		expect([change(3.9), change(-3.9), change(0.5)]).toEqual(["+3", "-3", "0"]);
	});
});
