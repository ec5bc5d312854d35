/** How many typing mistakes a word of this length may have: a short one would fit almost any other. */
export function editsAllowed(length: number): number {
	if (length < 4) return 0;
	return length < 8 ? 1 : 2;
}

/**
 * Calls `found` for each word that is within the allowed number of edits of the wanted one: letters to add, drop, replace
 * or swap with their neighbour.
 */
export type NearWords = (wanted: string, allowed: number, found: (word: string, edits: number) => void) => void;

/**
 * Over words in alphabetical order. Words that begin alike are compared once as far as they do, and what begins too
 * differently is passed over, so most words cost one comparison of two numbers.
 */
export function openNearWords(sorted: readonly string[]): NearWords {
	const shared = sorted.map((word, at) => commonLength(word, sorted[at - 1] ?? ""));
	return (wanted, allowed, found) => {
		// Row by row the edits from the beginnings of the present word to those of the wanted one.
		const width = wanted.length + 1;
		const rows = new Uint8Array((width + allowed) * width);
		for (let cell = 0; cell < width; cell++) rows[cell] = cell;
		let known = 0;
		let tooFarAt = Number.POSITIVE_INFINITY;
		for (let at = 0; at < sorted.length; at++) {
			if (shared[at]! >= tooFarAt) continue;
			const word = sorted[at]!;
			known = Math.min(known, shared[at]!);
			tooFarAt = Number.POSITIVE_INFINITY;
			if (Math.abs(word.length - wanted.length) > allowed) continue;
			while (known < word.length && tooFarAt > known) {
				known += 1;
				if (fillRow(rows, known, word, wanted) > allowed) tooFarAt = known;
			}
			const edits = rows[word.length * width + wanted.length]!;
			if (tooFarAt > known && edits <= allowed) found(word, edits);
		}
	};
}

/** Fills the row of a word's beginning of this length, and returns its least value. */
function fillRow(rows: Uint8Array, length: number, word: string, wanted: string): number {
	const width = wanted.length + 1;
	const row = length * width;
	const [last, beforeLast] = [row - width, row - 2 * width];
	const letter = word.charCodeAt(length - 1);
	rows[row] = length;
	let least = length;
	for (let at = 1; at < width; at++) {
		const other = wanted.charCodeAt(at - 1);
		let edits = rows[last + at - 1]! + (letter === other ? 0 : 1);
		edits = Math.min(edits, rows[row + at - 1]! + 1, rows[last + at]! + 1);
		const isSwap =
			length > 1 && at > 1 && letter === wanted.charCodeAt(at - 2) && other === word.charCodeAt(length - 2);
		if (isSwap) edits = Math.min(edits, rows[beforeLast + at - 2]! + 1);
		rows[row + at] = edits;
		if (edits < least) least = edits;
	}
	return least;
}

function commonLength(one: string, other: string): number {
	let length = 0;
	while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
	return length;
}
