import { sheets } from "@baize/games/sheets";
import { describe, expect, it } from "vitest";
import ar from "./texts/ar.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";

const keysOf = (texts: object, at = ""): string[] =>
	Object.entries(texts).flatMap(([key, text]) =>
		typeof text === "string" ? [`${at}${key}`] : keysOf(text as object, `${at}${key}.`),
	);

describe("[I18N-01] the texts of the games", () => {
	it.each([
		["Spanish", es],
		["Arabic", ar],
	])("are all there in %s", (_language, texts) => {
		expect(keysOf(texts)).toEqual(keysOf(en));
	});

	it("name every symbol of every title", () => {
		const ids = new Set(sheets.flatMap(({ symbols }) => symbols.map(({ id }) => id)));
		expect(Object.keys(en.symbols).sort()).toEqual([...ids].sort());
	});
});
