import { describe, expect, it } from "vitest";
import { readOnly, stylesOf } from "./read-only.ts";

const within = (body: string, head = ""): string => `<html><head>${head}</head><body>${body}</body></html>`;
const read = (body: string): string => readOnly(within(body), "").replace("<style></style>", "");

describe("the stored lobby", () => {
	it.each([
		["a link", '<a class="b" href="/en/casino" hrefLang="en">Slots</a>', '<a class="b" hrefLang="en">Slots</a>'],
		["a link to nowhere", "<a>Slots</a>", "<a>Slots</a>"],
		["an article", '<article id="a">Slots</article>', '<article id="a">Slots</article>'],
		["a button", '<button class="button">2.5 to win</button>', '<button disabled class="button">2.5 to win</button>'],
		["a field", '<input name="stake"/>', '<input disabled name="stake"/>'],
		["a form", '<form action="/en/login" method="post"></form>', '<form method="post"></form>'],
		["a script", '<script nonce="n">if (a < b) play()</script><p>Slots</p>', "<p>Slots</p>"],
		["a script that comes later", '<link rel="waiting" href="/assets/a.js"/>', ""],
		["a picture", '<img src="/art/a.avif" alt="A"/>', '<img src="/art/a.avif" alt="A"/>'],
	])("[GEN-02] has %s that can be read and not used", (_name, given, stored) => {
		expect(read(given)).toBe(within(stored));
	});

	it("has its styles within it, and neither a manifest nor a link to them", () => {
		const head =
			'<link rel="icon" href="/i.svg"/><link rel="manifest" href="/m"/><link rel="stylesheet" href="/s.css"/>';
		expect(stylesOf(within("", head))).toEqual(["/s.css"]);
		expect(readOnly(within("", head), "a{}</style>")).toBe(
			within("", '<link rel="icon" href="/i.svg"/><style>a{}<\\/style></style>'),
		);
	});
});
