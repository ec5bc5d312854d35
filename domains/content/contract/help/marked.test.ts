import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markedPieces } from "./marked.ts";

const shown = (text: string, term: string): string =>
	markedPieces(text, term)
		.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
		.join("");

describe("[HELP-01] the marks of what was searched for", () => {
	it.each([
		["a word, in any case", "Withdrawals take a day", "WITHDRAWAL", "[Withdrawal]s take a day"],
		["each of several words", "A bonus for a deposit", "deposit bonus", "A [bonus] for a [deposit]"],
		["each time that it stands there", "bet on bet", "bet", "[bet] on [bet]"],
		["a letter with its accent", "Depósito rápido", "deposito", "[Depósito] rápido"],
		["a letter with an accent of its own sign", "cafe\u0301 bar", "cafe", "[cafe\u0301] bar"],
		["Arabic with vowel signs", "سَحْب", "سحب", "[سَحْب]"],
		["a letter that folds to two", "Strasse İz", "iz", "Strasse [İz]"],
		["signs of a regular expression", "Is it (a+b)*?", "(a+b)*?", "Is it [(a+b)*?]"],
		["markup", "a <b>bold</b> claim", "<b>", "a [<b>]bold</b> claim"],
		["nothing for a blank term", "Withdrawals", " \t ", "Withdrawals"],
		["nothing for a combining mark alone", "Depósito", "\u0301", "Depósito"],
		["nothing that is not there", "Withdrawals", "roulette", "Withdrawals"],
		["no single letter beside other words", "a bonus", "a bonus", "a [bonus]"],
	])("are %s", (_name, text, term, expected) => expect(shown(text, term)).toBe(expected));

	it("never change, lose or add a sign of the text, whatever is searched for", () => {
		const anything = fc.string({ unit: "binary" });
		fc.assert(
			fc.property(anything, anything, (text, term) => {
				expect(
					markedPieces(text, term)
						.map((piece) => piece.text)
						.join(""),
				).toBe(text);
			}),
		);
	});
});
