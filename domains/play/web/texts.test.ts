import { sheets } from "@baize/games/sheets";
import { describe, expect, it } from "vitest";
import protocolAr from "./fairness/texts/ar.ts";
import protocolEn from "./fairness/texts/en.ts";
import protocolEs from "./fairness/texts/es.ts";
import ar from "./texts/ar.ts";
import en from "./texts/en.ts";
import es from "./texts/es.ts";
import limboAr from "./titles/limbo/texts/ar.ts";
import limboEn from "./titles/limbo/texts/en.ts";
import limboEs from "./titles/limbo/texts/es.ts";
import minesAr from "./titles/mines/texts/ar.ts";
import minesEn from "./titles/mines/texts/en.ts";
import minesEs from "./titles/mines/texts/es.ts";
import verifyAr from "./verify/texts/ar.ts";
import verifyEn from "./verify/texts/en.ts";
import verifyEs from "./verify/texts/es.ts";

const keysOf = (texts: object, at = ""): string[] =>
	Object.entries(texts).flatMap(([key, text]) =>
		typeof text === "string" ? [`${at}${key}`] : keysOf(text as object, `${at}${key}.`),
	);

describe("[I18N-01] the texts of the games", () => {
	it.each([
		["in Spanish", es, en],
		["in Arabic", ar, en],
		["of the verifier in Spanish", verifyEs, verifyEn],
		["of the verifier in Arabic", verifyAr, verifyEn],
		["of the protocol in Spanish", protocolEs, protocolEn],
		["of the protocol in Arabic", protocolAr, protocolEn],
		["of mines in Spanish", minesEs, minesEn],
		["of mines in Arabic", minesAr, minesEn],
		["of limbo in Spanish", limboEs, limboEn],
		["of limbo in Arabic", limboAr, limboEn],
	])("are all there %s", (_which, texts, english) => {
		expect(keysOf(texts)).toEqual(keysOf(english));
	});

	it("name every symbol of every title", () => {
		const ids = new Set(sheets.flatMap(({ symbols }) => symbols.map(({ id }) => id)));
		expect(Object.keys(en.symbols).sort()).toEqual([...ids].sort());
	});
});
