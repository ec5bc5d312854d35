import { describe, expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

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
		["es;q=0,*", undefined, "en"],
		["*", undefined, "en"],
		["AR-eg", undefined, "ar"],
		[",;;=,", undefined, "en"],
	])("Accept-Language %s with LANG %s reads %s", (header, remembered, locale) => {
		expect(chooseLocale(header, remembered)).toBe(locale);
	});
});
