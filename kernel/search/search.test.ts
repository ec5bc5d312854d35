import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folded, openTextSearch, wordsOf } from "./index.ts";
import { openNearWords } from "./near-words.ts";

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

/** The words near another one, as "book 1". */
function nearTo(wanted: string, allowed: number, words: readonly string[]): string[] {
	const found: string[] = [];
	openNearWords([...new Set(words)].sort())(wanted, allowed, (word, edits) => found.push(`${word} ${edits}`));
	return found;
}

/** By the definition, without any saving: the last letters are kept, added, dropped, replaced or swapped. */
function editsOf(one: string, other: string): number {
	if (one === "" || other === "") return one.length + other.length;
	const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
	const isSwap = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
	return Math.min(
		editsOf(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
		editsOf(a, other) + 1,
		editsOf(one, b) + 1,
		isSwap ? editsOf(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
	);
}

describe("[CAT-07] the words near another one", () => {
	it.each([
		["itself", "book", 0],
		["a letter too few", "bok", 1],
		["a letter too many", "boook", 1],
		["another letter", "boot", 1],
		["two letters swapped", "obok", 1],
		["two mistakes", "cool", 2],
	])("are found with %s: %s", (_what, word, edits) => {
		expect(nearTo("book", 2, [word])).toEqual([`${word} ${edits}`]);
		expect(nearTo("book", edits - 1, [word])).toEqual([]);
	});

	it("are exactly those of the definition, among any words", () => {
		const word = fc.stringMatching(/^[abc]{1,6}$/);
		fc.assert(
			fc.property(word, fc.array(word, { maxLength: 12 }), fc.integer({ min: 0, max: 3 }), (wanted, words, allowed) => {
				const near = [...new Set(words)].sort().map((each) => [each, editsOf(each, wanted)] as const);
				const expected = near.filter(([, edits]) => edits <= allowed).map(([each, edits]) => `${each} ${edits}`);
				expect(nearTo(wanted, allowed, words)).toEqual(expected);
			}),
		);
	});
});

it("folds letters and cuts words at everything else", () => {
	expect(folded("ÁÉ")).toBe("ae");
	expect(wordsOf("Book-of, 7 Wälder")).toEqual(["book", "of", "7", "walder"]);
	expect(wordsOf("出金の方法 Baize、ルーレット")).toEqual([
		...["出", "金", "の", "方", "法"],
		...["baize", "ルー", "レ", "ッ", "ト"],
	]);
});
