import { describe, expect, it } from "vitest";
import {
	englishNameOf,
	inEachLanguage,
	inLanguage,
	LOCALES,
	localeOfTag,
	mapLanguages,
	tagOf,
	withoutLocale,
} from "./index.ts";

describe("[I18N-01] the tag of a language", () => {
	it.each(LOCALES)("%s names a language that Intl understands as the same", (locale) => {
		expect(new Intl.Locale(locale).maximize().toString()).toBe(new Intl.Locale(tagOf(locale)).maximize().toString());
		expect(Intl.getCanonicalLocales(tagOf(locale))).toEqual([tagOf(locale)]);
	});

	it.each(LOCALES)("of %s leads back to it", (locale) => {
		expect(localeOfTag(tagOf(locale))).toBe(locale);
	});

	it("of a language that the site does not have leads to English", () => {
		expect(["nl", "", "x-y", "zh-TW"].map(localeOfTag)).toEqual(["en", "en", "en", "zh"]);
	});

	it("has a name in English for operators", () => {
		expect(LOCALES.map(englishNameOf)).toEqual([
			...["English", "Spanish", "Brazilian Portuguese", "French", "German", "Arabic", "Japanese", "Simplified Chinese"],
		]);
	});
});

describe("[I18N-04] a text that some languages lack", () => {
	const texts = { en: "Paid", es: "Pagado" };

	it("is read in its own language, or else in English", () => {
		expect(inEachLanguage((locale) => inLanguage(texts, locale))).toMatchObject({
			en: "Paid",
			es: "Pagado",
			ja: "Paid",
		});
	});

	it("is changed in those that it has", () => {
		expect(mapLanguages(texts, (text, locale) => `${locale}: ${text}`)).toEqual({ en: "en: Paid", es: "es: Pagado" });
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
		["/nl/account", "/nl/account"],
		["/ja/account", "/account"],
		["/", "/"],
	])("%s is %s", (path, without) => {
		expect(withoutLocale(path)).toBe(without);
	});
});
