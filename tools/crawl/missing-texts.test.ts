import { expect, it } from "vitest";
import { missingTexts } from "./missing-texts.ts";

const ENGLISH = new Set([
	"Nothing is left to do here now",
	"Tidal Book · Painted Dunes · Gate Open",
	"Fraunces — Undercase Type, SIL Open Font License 1.1",
]);
const read = (text: string) => ({ links: [], lang: "es", title: "Ayuda", heading: "Ayuda", texts: [text] });

it.each([
	["a text of the language", "No queda nada por hacer aquí", 0],
	["an English sentence", "Nothing is left to do here now", 1],
	["the name of a game", "Tidal Book", 0],
	["the names of games", "Tidal Book · Painted Dunes · Gate Open", 0],
	["the name of a licence", "Fraunces — Undercase Type, SIL Open Font License 1.1", 0],
	["a place for a value", "Te quedan {amount}", 1],
	["a key", "cashier.deposit.title", 1],
	["an address", "soporte@baize.test", 0],
	["no value", "undefined rondas", 1],
])("%s on a Spanish page: %s", (_what, text, count) => {
	expect(missingTexts("es", read(text), ENGLISH)).toHaveLength(count);
});

it("a page without a title, in another language", () => {
	expect(missingTexts("de", { ...read("Hilfe"), title: "" }, ENGLISH)).toEqual(['the page is in "es"', "no title"]);
});
