import { englishNameOf, LOCALE_NAMES, LOCALES, tagOf } from "@baize/kernel/locale";
import { LocaleContext, openTexts } from "@baize/platform-web/i18n";
import compile from "icu-minify/compile";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { Alternates } from "./Alternates.tsx";
import { Footer } from "./Footer.tsx";
import english from "./texts/en.ts";

type Texts = { [name: string]: string | Texts };
type Compiled = { [name: string]: unknown };

const ACCENTED: Record<string, string> = { a: "á", e: "ë", i: "ï", o: "ô", u: "ü", n: "ñ", c: "ç" };
/** As a translation could be: with accents, and longer by two fifths. */
const pseudo = (text: string): string =>
	text.replace(/[aeiounc]/g, (letter) => ACCENTED[letter]!) + "·".repeat(Math.ceil(text.length * 0.4));
const isPlain = (text: string): boolean => !/[{}<>]/.test(text);

const pseudoTexts = (texts: Texts): Compiled =>
	Object.fromEntries(
		Object.entries(texts).map(([name, text]) => [
			name,
			typeof text === "object" ? pseudoTexts(text) : compile(isPlain(text) ? pseudo(text) : text),
		]),
	);

/** What editors have placed, in the language of the page. */
const footer = [
	{
		type: "custom_menu",
		slug: "footer",
		title: "Menu·",
		items: [{ id: "a", props: { link: "/help", text: "Help·" } }],
	},
];

const drawn = (children: ReactNode): string => {
	const element = <LocaleContext value="en">{children}</LocaleContext>;
	const router = createMemoryRouter([{ id: "root", path: "*", element, loader: () => null }], {
		initialEntries: ["/en/help/deposits?from=mail"],
		hydrationData: { loaderData: { root: { regions: { footer } } } },
	});
	return renderToString(<RouterProvider router={router} />);
};

describe("[I18N-01] the end of a page", () => {
	it("has no text but those of its language and the names of the others", async () => {
		await openTexts("frame", { "./texts/en.ts": async () => pseudoTexts(english) });
		const texts = [...drawn(<Footer />).matchAll(/>([^<>]*\p{L}[^<>]*)</gu)].map(([, text = ""]) => text);
		const names: readonly string[] = Object.values(LOCALE_NAMES);
		expect(texts.filter((text) => !text.endsWith("·") && !names.includes(text))).toEqual([]);
		expect(texts.length).toBeGreaterThan(LOCALES.length + 2);
		expect(texts).toContain("Help·");
	});

	it("[I18N-02] leads to the same page in each language", () => {
		const html = drawn(<Footer />);
		for (const locale of LOCALES)
			expect([englishNameOf(locale), html]).toEqual([
				englishNameOf(locale),
				expect.stringMatching(
					new RegExp(
						`href="/${locale}/help/deposits\\?from=mail" lang="${tagOf(locale)}" hreflang="${tagOf(locale)}"`,
						"i",
					),
				),
			]);
	});
});

describe("[I18N-01] what search engines read of a page", () => {
	it("is its address, that in each language, and that for all others", () => {
		const links = [...drawn(<Alternates publicUrl="https://site.example" />).matchAll(/<link [^>]*>/g)].map(String);
		expect(links[0]).toContain('rel="canonical" href="https://site.example/en/help/deposits"');
		const tags = links.slice(1).map((link) => /hreflang="([^"]*)" href="([^"]*)"/i.exec(link)?.slice(1));
		expect(tags).toEqual([
			...LOCALES.map((locale) => [tagOf(locale), `https://site.example/${locale}/help/deposits`]),
			["x-default", "https://site.example/en/help/deposits"],
		]);
	});
});
