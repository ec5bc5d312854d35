import { folded } from "./folded.ts";

/** A piece of a text; a marked one is what was searched for. */
export type Piece = { text: string; isMarked: boolean };

/** The least letters of a word that is marked, beside other words: "a" would mark half of each line. */
const MIN_LETTERS = 2;

/**
 * A text in pieces, with the words of a term marked. A letter is marked with its accents and vowel signs, or not at all,
 * and no input has a meaning of its own: the words are compared, not interpreted. A blank term marks nothing. spec §9
 */
export function markedPieces(text: string, term: string): Piece[] {
	const words = wordsOf(term);
	if (text === "") return [];
	if (words.length === 0) return [{ text, isMarked: false }];
	const letters = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map(
		(each) => each.segment,
	);
	return joined(letters, marksOf(letters, words));
}

function wordsOf(term: string): string[] {
	const words = folded(term).split(/\s+/u).filter(Boolean);
	return words.length === 1 ? words : words.filter((word) => word.length >= MIN_LETTERS);
}

/** For each letter whether it is marked. */
function marksOf(letters: readonly string[], words: readonly string[]): boolean[] {
	const marks = letters.map(() => false);
	const plain = letters.map(folded);
	// Which letter each place of the folded text belongs to: some letters fold to several, some to none.
	const owners = plain.flatMap((sign, letter) => Array.from({ length: sign.length }, () => letter));
	const whole = plain.join("");
	for (const word of words)
		for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
			for (let place = at; place < at + word.length; place++) marks[owners[place]!] = true;
	return marks;
}

function joined(letters: readonly string[], marks: readonly boolean[]): Piece[] {
	const pieces: Piece[] = [];
	letters.forEach((letter, at) => {
		const last = pieces.at(-1);
		const isMarked = marks[at]!;
		if (last?.isMarked === isMarked) last.text += letter;
		else pieces.push({ text: letter, isMarked });
	});
	return pieces;
}
