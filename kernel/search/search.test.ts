import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editsBetween } from "./edits.ts";
import { folded, openTextSearch, wordsOf } from "./index.ts";

describe("[CAT-07] a search over texts", () => {
	const names = ["Tidal Book", "Book of Harbours", "Fútbol", "Fennimore Athletic", "Harbour Lights", "تِنّين"];
	const entries = names.map((text) => [
		{ text, weight: 4 },
		{ text: text === "Tidal Book" ? "octopus" : "", weight: 2 },
	]);
	const search = openTextSearch(entries);

	it.each([
		["a whole word", "tidal", ["Tidal Book"]],
		["any case", "TIDAL", ["Tidal Book"]],
		["the beginning of a word", "oct", ["Tidal Book"]],
		["a letter too few", "Fenimore", ["Fennimore Athletic"]],
		["two letters swapped", "tidla", ["Tidal Book"]],
		["two mistakes in a long word", "fenimoer", ["Fennimore Athletic"]],
		["no accent", "futbol", ["Fútbol"]],
		["no vowel signs", "تنين", ["تِنّين"]],
		["the whole word before its beginning", "harbour", ["Harbour Lights", "Book of Harbours"]],
		["every word, in any order", "book harbours", ["Book of Harbours"]],
		["words that stand in no entry together", "tidal harbour", []],
		["a short word, which may have no mistake", "boo", ["Tidal Book", "Book of Harbours"]],
		["another short word", "buk", []],
		["nothing", "  ", []],
		["signs only", "?!", []],
	])("finds by %s: %s", (_what, term, found) => {
		expect(search(term).map((at) => names[at])).toEqual(found);
	});

	it("finds every entry by each of its words, and by each beginning of them", () => {
		const word = fc.stringMatching(/^[a-z]{1,8}$/);
		fc.assert(
			fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), fc.nat(), (words, which, letters) => {
				const index = openTextSearch(words.map((text) => [{ text, weight: 1 }]));
				const at = which % words.length;
				const wanted = words[at]!;
				expect(index(wanted)).toContain(at);
				expect(index(wanted.slice(0, 1 + (letters % wanted.length)))).toContain(at);
			}),
		);
	});
});

describe("the edits between two words", () => {
	it.each([
		["book", "book", 0],
		["book", "boks", 2],
		["book", "bok", 1],
		["book", "obok", 1],
		["book", "cool", 2],
		["book", "harbour", 3],
	])("%s and %s: %i, where more than two are three", (one, other, edits) => {
		expect(editsBetween(one, other, 2)).toBe(edits);
	});

	it("are the same in both directions", () => {
		const word = fc.stringMatching(/^[ab]{0,6}$/);
		fc.assert(
			fc.property(word, word, (one, other) => {
				expect(editsBetween(one, other, 6)).toBe(editsBetween(other, one, 6));
				expect(editsBetween(one, other, 6) === 0).toBe(one === other);
			}),
		);
	});
});

it("folds letters and cuts words at everything else", () => {
	expect(folded("ÁÉ")).toBe("ae");
	expect(wordsOf("Book-of, 7 Wälder")).toEqual(["book", "of", "7", "walder"]);
});
