import { LOCALES } from "@baize/kernel/locale";
import { describe, expect, it } from "vitest";
import { importTexts } from "./import-texts.ts";
import { moduleOf, readTextFiles, type TextFile } from "./text-files.ts";
import { flatten } from "./texts.ts";
import { NotXliff, readXliff, xliffOf } from "./xliff.ts";

const ROOT = new URL("../..", import.meta.url).pathname;
const file: TextFile = {
	original: "domains/cashier/web/texts/en.ts",
	path: "domains/cashier/web/texts/fr.ts",
	english: {
		paid: "{amount} & <b>more</b>",
		"a.b": "Lines\n\nof text",
		errors: { left: "{count, plural, one {# left} other {# left}}" },
	},
	own: { paid: "{amount} et <b>plus</b>" },
};
const exported = xliffOf([file], "fr");
/** The exported file with the translation of one text. */
const withTarget = (key: string, target: string): string =>
	exported.replace(
		new RegExp(`(name="${key}".*?<target>)[^<]*(?:&lt;[^<]*)*(</target>)`, "s"),
		(_, before: string, after: string) => before + target + after,
	);
const importing = (xliff: string) => importTexts([file], "fr", xliff);

describe("[I18N-01] a file for translators", () => {
	it("names its languages by their tags", () => {
		expect(xliffOf([], "pt")).toContain('srcLang="en" trgLang="pt-BR"');
	});

	it("has each text with its key, its English and its translation", () => {
		expect(readXliff(exported).units).toMatchObject([
			{ key: "paid", source: "{amount} & <b>more</b>", target: "{amount} et <b>plus</b>" },
			{ key: "a.b", source: "Lines\n\nof text", target: "" },
			{ key: "errors.left", target: "" },
		]);
	});

	it("changes nothing when it comes back as it was", () => {
		expect(importing(exported)).toEqual({ changed: [] });
	});

	it("adds what is translated, in the order of the English texts, and keeps the rest", () => {
		const target = "{count, plural, one {# reste} other {# restent}}";
		expect(importing(withTarget("errors.left", target))).toEqual({
			changed: [{ path: file.path, texts: { ...file.own, errors: { left: target } } }],
		});
	});

	it("may come back in several segments and with the line ends of Windows", () => {
		const split = withTarget("a.b", "Deux\r\n\r\n</target></segment><segment><source></source><target>lignes");
		expect(importing(split)).toMatchObject({ changed: [{ texts: { "a.b": "Deux\n\nlignes" } }] });
	});

	it.each<[string, string, string]>([
		["an argument is missing", withTarget("paid", "rien &lt;b&gt;x&lt;/b&gt;"), "lacks the argument {amount}"],
		["an argument is new", withTarget("a.b", "{nom}"), "has the argument {nom}, which English has not"],
		[
			"an ICU message is broken",
			withTarget("errors.left", "{count, plural, one {#}"),
			"cannot be read as an ICU message",
		],
		[
			"a plural lacks its last branch",
			withTarget("errors.left", "{count, plural, one {#}}"),
			"cannot be read as an ICU",
		],
		["a quote hides an argument", withTarget("paid", "d'{amount} &lt;b&gt;x&lt;/b&gt;"), "lacks the argument {amount}"],
		[
			"a key is unknown",
			exported.replace('name="paid"', 'name="payed"'),
			"payed of domains/cashier/web/texts/en.ts is a text",
		],
		["a file is unknown", exported.replaceAll("cashier", "bank"), "is in a file that there is not"],
		["the English has changed", exported.replace("Lines", "Rows"), "has another text in English now"],
		["a text stands twice", exported.replace('name="a.b"', 'name="paid"'), "stands here twice"],
		["it is in another language", exported.replace('trgLang="fr"', 'trgLang="de"'), "a translation into de"],
	])("is refused with its line where %s", (_name, xliff, finding) => {
		const result = importing(xliff);
		expect(result).toEqual({ findings: expect.arrayContaining([expect.stringContaining(finding)]) });
		expect("findings" in result && result.findings[0]).toMatch(/^line [2-9]: /);
	});

	it.each([
		["markup", withTarget("a.b", '<ph id="1"/>'), /line \d+: a\.b contains <ph>/],
		["no XML", "texts", /no XML/],
		["an older format", '<xliff version="1.2"></xliff>', /not XLIFF 2\.0/],
		["no XLIFF", "<a/>", /no trgLang/],
	])("is refused where it is or has %s", (_name, xliff, message) => {
		expect(() => importing(xliff)).toThrow(NotXliff);
		expect(() => importing(xliff)).toThrow(message);
	});
});

describe("the texts of every language", () => {
	it.each(LOCALES.slice(1))("come back from the file for translators as they are: %s", async (locale) => {
		const files = await readTextFiles(ROOT, locale);
		expect(files.length).toBeGreaterThan(50);
		expect(importTexts(files, locale, xliffOf(files, locale))).toEqual({ changed: [] });
	});

	it("are written as a module that reads the same", async () => {
		const texts = { "a.b": 'one "line"', more: { text: `${"`two`\n\n$"}{lines} \\ \u2066x\u2069` } };
		const module = moduleOf(texts);
		expect(module).not.toMatch(/[\u2066\u2069]/);
		const read = await import(`data:text/javascript,${encodeURIComponent(module)}`);
		expect([...flatten(read.default)]).toEqual([...flatten(texts)]);
	});
});
