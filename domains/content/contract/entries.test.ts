import { describe, expect, it } from "vitest";
import { ENTRY_ID_PATTERN, type EntryKey, entryId, entryKey, isLegal } from "./entries.ts";

const TERMS: EntryKey = { type: "content_page", slug: "terms", locale: "en" };

describe("[CONT-03] an entry's id", () => {
	it("is its type, slug and language, and reads back", () => {
		expect(entryId(TERMS)).toBe("content_page.terms.en");
		expect(entryKey(entryId(TERMS))).toEqual(TERMS);
	});

	it.each([
		["an entry", "custom_menu.main-menu.ar", true],
		["an unknown type", "page.terms.en", false],
		["an unknown language", "content_page.terms.xx", false],
		["no slug", "content_page..en", false],
		["more than an id", "content_page.terms.en.en", false],
	])("of %s: %s", (_what, id, fits) => expect(new RegExp(ENTRY_ID_PATTERN).test(id)).toBe(fits));
});

it.each<[string, Pick<EntryKey, "type" | "slug">, boolean]>([
	["the terms", TERMS, true],
	["the page about privacy", { type: "content_page", slug: "privacy" }, true],
	["the page about cookies", { type: "content_page", slug: "cookies" }, true],
	["a help page", { type: "content_page", slug: "withdrawing" }, false],
	["a menu with the slug of the terms", { type: "custom_menu", slug: "terms" }, false],
])("[CONT-03] whether two people publish %s", (_what, key, expected) => expect(isLegal(key)).toBe(expected));
