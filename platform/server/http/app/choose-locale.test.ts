import { describe, expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

describe("[I18N-01] the language of a first visit", () => {
	it.each([
		["es-MX,es;q=0.9,en;q=0.8", undefined, "es"],
		["nl-NL,ar;q=0.4,en;q=0.2", undefined, "ar"],
		["pt-PT,pt;q=0.9,en;q=0.8", undefined, "pt"],
		["pt-BR", undefined, "pt"],
		["de-AT,en;q=0.5", undefined, "de"],
		["fr-CA,en-CA;q=0.9", undefined, "fr"],
		["ja-JP", undefined, "ja"],
		["zh-CN,zh;q=0.9", undefined, "zh"],
		["zh-TW,en;q=0.5", undefined, "zh"],
		["zh-Hant-HK", undefined, "zh"],
		["nl,zh-Hans-CN;q=0.9,en;q=0.8", undefined, "zh"],
		["en;q=0.2,es;q=0.9", undefined, "es"],
		["nl", undefined, "en"],
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
