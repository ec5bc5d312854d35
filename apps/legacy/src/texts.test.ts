import { LOCALES } from "@baize/kernel/locale";
import { YEARS } from "@baize/legacy/contract";
import { describe, expect, it } from "vitest";
import { filled, rulesOf } from "./texts.ts";

describe("[LEG-02] the rules that the application has", () => {
	it.each(YEARS.flatMap(({ year, chapters }) => LOCALES.map((locale) => [year, locale, chapters] as const)))(
		"of %s in %s are those of its chapters, each with some",
		async (year, locale, chapters) => {
			const rules = await rulesOf(locale, year);
			expect(Object.keys(rules)).toEqual([...chapters]);
			for (const chapter of chapters) expect(Object.values(rules[chapter] ?? {}).length).toBeGreaterThan(1);
		},
	);
});

describe("a text", () => {
	it("has its values in place of their names, and keeps a name without a value", () => {
		expect(filled("{chapter} in {year}", { chapter: "Bets", year: "2024" })).toBe("Bets in 2024");
		expect(filled("{chapter} in {year}", { year: "2024" })).toBe("{chapter} in 2024");
	});
});
