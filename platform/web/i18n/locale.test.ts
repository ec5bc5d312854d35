import { describe, expect, it } from "vitest";
import { untilTextIn } from "./locale.ts";

const at = Date.parse;

describe("the end of a time", () => {
	it.each([
		["at midnight", "en", "UTC", "2026-11-30T00:00:00Z", "Nov 29, 2026"],
		["at midnight, elsewhere", "en", "America/Toronto", "2026-11-30T05:00:00Z", "Nov 29, 2026"],
		["at midnight, in Spanish", "es", "UTC", "2026-11-30T00:00:00Z", "29 nov 2026"],
		["at the midnight of a year", "en", "UTC", "2027-01-01T00:00:00Z", "Dec 31, 2026"],
		["within a day", "en", "America/Toronto", "2026-11-30T00:00:00Z", "Nov 29, 2026, 19:00"],
		["a moment after midnight", "en", "UTC", "2026-11-30T00:00:01Z", "Nov 30, 2026, 00:00"],
	] as const)("%s", (_case, locale, zone, end, text) => {
		expect(untilTextIn(locale, zone)(at(end))).toBe(text);
	});

	it("has the parts that were asked for", () => {
		const until = untilTextIn("en", "UTC");
		const parts = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
		expect(until(at("2026-11-30T00:00:00Z"), parts)).toBe("Nov 29");
	});
});
