import { LOCALES } from "@baize/kernel/locale";
import { describe, expect, it } from "vitest";
import { legacyPathOf, ownPath, sitePathOf } from "./addresses.ts";
import { legacyPath, pageAt, YEARS } from "./rulebook.ts";

describe("[LEG-01] the prefix of the legacy application", () => {
	it.each([
		["the first page", "en", "/en/earlier-rules", "/legacy/en"],
		["a year", "es", "/es/earlier-rules/2024", "/legacy/es/2024"],
		["a chapter", "ar", "/ar/earlier-rules/2024/bets", "/legacy/ar/2024/bets"],
		["what the application does not have", "en", "/en/earlier-rules/1999/x", "/legacy/en/1999/x"],
	] as const)("maps %s both ways", (_case, locale, sitePath, legacy) => {
		expect(legacyPathOf(locale, sitePath)).toBe(legacy);
		expect(sitePathOf(locale, legacy)).toBe(sitePath);
		expect(ownPath(locale, legacy)).toBe(legacy);
	});

	it("maps a path with a slash at its end to the one without", () => {
		expect(legacyPathOf("en", "/en/earlier-rules/")).toBe("/legacy/en");
		expect(sitePathOf("en", "/legacy/en/2024/")).toBe("/en/earlier-rules/2024");
	});

	it.each([
		["another page of the site", "/en/sports"],
		["a page whose name only begins alike", "/en/earlier-rules-2"],
		["another language", "/es/earlier-rules/2024"],
		["a step upwards", "/en/earlier-rules/../account"],
		["two slashes", "/en/earlier-rules//evil.example"],
		["a backslash", "/en/earlier-rules/\\evil.example"],
		["a query", "/en/earlier-rules/2024?a=b"],
		["a coded sign", "/en/earlier-rules/%2e%2e"],
		["a line end", "/en/earlier-rules/2024\n"],
		["more parts than any page has", `/en/earlier-rules${"/a".repeat(7)}`],
		["a whole address", "https://evil.example/en/earlier-rules"],
	])("does not map %s", (_case, path) => {
		expect(legacyPathOf("en", path)).toBeUndefined();
		expect(sitePathOf("en", path.replace("/en/earlier-rules", "/legacy/en"))).toBeUndefined();
	});
});

describe("[LEG-02] a page of the legacy application", () => {
	it.each(LOCALES)("is at each path that %s has for it, and has one path of the site", (locale) => {
		const paths = [
			legacyPath(locale),
			...YEARS.flatMap(({ year, chapters }) => [
				legacyPath(locale, year),
				...chapters.map((chapter) => legacyPath(locale, year, chapter)),
			]),
		];
		for (const path of paths) {
			expect(pageAt(locale, path), path).toBeDefined();
			expect(legacyPathOf(locale, sitePathOf(locale, path)!)).toBe(path);
		}
		expect(new Set(paths).size).toBe(paths.length);
	});

	it.each([
		["a year without kept rules", ["2019"]],
		["a chapter that a year did not have", ["2023", "games"]],
		["more than a chapter", ["2024", "bets", "more"]],
		["a name that every object has", ["constructor"]],
		["such a name of a chapter", ["2024", "length"]],
	])("is not there for %s", (_case, parts) => {
		expect(pageAt("en", legacyPath("en", ...parts))).toBeUndefined();
	});
});
