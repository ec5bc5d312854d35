import { describe, expect, it } from "vitest";
import { chooseLocale, withoutLocale } from "./index.ts";

describe("[I18N-01] the language of a first visit", () => {
	it.each([
		["es-MX,es;q=0.9,en;q=0.8", undefined, "es"],
		["de-DE,ar;q=0.4,en;q=0.2", undefined, "ar"],
		["en;q=0.2,es;q=0.9", undefined, "es"],
		["fr", undefined, "en"],
		[undefined, undefined, "en"],
		["es", "ar", "ar"],
		["es", "xx", "es"],
		["es;q=none,en", undefined, "en"],
	])("Accept-Language %s with LANG %s reads %s", (header, remembered, locale) => {
		expect(chooseLocale(header, remembered)).toBe(locale);
	});
});

describe("a path that was copied with its language", () => {
	it.each([
		["/en/account", "/account"],
		["/ar", "/"],
		["/es/", "/"],
		["/en?from=mail", "/?from=mail"],
		["/en#content", "/#content"],
		["/en?to=/es/account", "/?to=/es/account"],
		["/en/sports?day=1#top", "/sports?day=1#top"],
		["/en//elsewhere.example", "/elsewhere.example"],
		["/account", "/account"],
		["/england", "/england"],
		["/de/account", "/de/account"],
		["/", "/"],
	])("%s is %s", (path, without) => {
		expect(withoutLocale(path)).toBe(without);
	});
});
