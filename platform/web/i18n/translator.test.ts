import compile from "icu-minify/compile";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { openTranslator } from "./translator.ts";

const t = openTranslator<{
	plain: string;
	deep: { count: "{count, plural, one {# game} other {# games}}" };
	hello: "Hello {name}";
	terms: "I accept the <link>terms</link>.";
}>("en", {
	plain: compile("Lobby"),
	deep: { count: compile("{count, plural, one {# game} other {# games}}") },
	hello: compile("Hello {name}"),
	terms: compile("I accept the <link>terms</link>."),
});

describe("[I18N-04] a text", () => {
	it("is read by its key", () => {
		expect(t("plain")).toBe("Lobby");
	});
	it.each([
		[1, "1 game"],
		[1_500, "1,500 games"],
	])("counts %i", (count, text) => {
		expect(t("deep.count", { count })).toBe(text);
	});
	it("fills in values", () => {
		expect(t("hello", { name: "Nora" })).toBe("Hello Nora");
	});
	it("fills in elements", () => {
		const text = t.rich("terms", { link: (chunks) => createElement("a", { href: "/terms" }, chunks) });
		expect(renderToString(createElement("p", null, text))).toBe('<p>I accept the <a href="/terms">terms</a>.</p>');
	});
	it("knows whether it is there", () => {
		expect([t.has("plain"), t.has("deep.nothing" as "plain")]).toEqual([true, false]);
	});
	it.each(["constructor", "__proto__", "deep.constructor", "deep.__proto__.toString", "plain.length", "toString"])(
		"is not what every object has: %s",
		(key) => {
			expect(t.has(key as "plain")).toBe(false);
			expect(t(key as "plain")).toBe(key);
		},
	);
});
