import { editsAllowed, type NearWords, openNearWords } from "./near-words.ts";
import { wordsOf } from "./words.ts";

export { folded, wordsOf } from "./words.ts";

/** A text of an entry; a fit in a text of more weight counts more. */
export type WeightedText = { text: string; weight: number };

/** The numbers of the entries that fit a term, best first; equal ones keep their order. None for a blank term. */
export type TextSearch = (term: string) => number[];

const EXACT = 1;
const BEGINNING = 0.8;
const MISTYPED = 0.4;

/**
 * An index over short texts. Every word of a term must be in the entry: whole, as the beginning of a word, or with a
 * typing mistake. Its cost grows with the number of fitting entries, and little with that of different words; nothing
 * is sorted.
 */
export function openTextSearch(entries: readonly (readonly WeightedText[])[]): TextSearch {
	const vocabulary = vocabularyOf(entries);
	const sorted = [...vocabulary.keys()].sort();
	const words: Words = {
		count: entries.length,
		vocabulary,
		sorted,
		near: openNearWords(sorted),
	};
	return (term) => {
		const [first, ...others] = [...new Set(wordsOf(term))].map((word) => fitsOf(word, words));
		return first ? ranked(others.reduce(inBoth, first)) : [];
	};
}

/** The entries with a word, and its greatest weight in each. */
type Weights = readonly (readonly [entry: number, weight: number])[];

function vocabularyOf(entries: readonly (readonly WeightedText[])[]): ReadonlyMap<string, Weights> {
	const vocabulary = new Map<string, Map<number, number>>();
	const add = (word: string, entry: number, weight: number): void => {
		const weights = vocabulary.get(word) ?? new Map<number, number>();
		weights.set(entry, Math.max(weight, weights.get(entry) ?? 0));
		vocabulary.set(word, weights);
	};
	for (const [entry, texts] of entries.entries())
		for (const { text, weight } of texts) for (const word of wordsOf(text)) add(word, entry, weight);
	return new Map([...vocabulary].map(([word, weights]) => [word, [...weights]]));
}

type Words = {
	count: number;
	vocabulary: ReadonlyMap<string, Weights>;
	sorted: readonly string[];
	near: NearWords;
};

/** How well each entry fits one word, by its number; 0 where it does not. */
function fitsOf(wanted: string, { count, vocabulary, sorted, near }: Words): Float64Array {
	const fits = new Float64Array(count);
	const add = (word: string, fit: number): void => {
		for (const [entry, weight] of vocabulary.get(word)!) if (weight * fit > fits[entry]!) fits[entry] = weight * fit;
	};
	for (let at = firstFrom(sorted, wanted); sorted[at]?.startsWith(wanted); at++)
		add(sorted[at]!, sorted[at] === wanted ? EXACT : BEGINNING);
	const allowed = editsAllowed(wanted.length);
	if (allowed > 0) near(wanted, allowed, (word, edits) => edits > 0 && add(word, MISTYPED / edits));
	return fits;
}

/** The place of the first word that does not come before the wanted one. */
function firstFrom(sorted: readonly string[], wanted: string): number {
	let from = 0;
	let to = sorted.length;
	while (from < to) {
		const middle = (from + to) >> 1;
		if (sorted[middle]! < wanted) from = middle + 1;
		else to = middle;
	}
	return from;
}

const inBoth = (one: Float64Array, other: Float64Array): Float64Array =>
	one.map((fit, entry) => (fit > 0 && other[entry]! > 0 ? fit + other[entry]! : 0));

/** Few fits are different, so entries are put together by their fit instead of sorted. */
function ranked(fits: Float64Array): number[] {
	const byFit = new Map<number, number[]>();
	for (let entry = 0; entry < fits.length; entry++) {
		const fit = fits[entry]!;
		if (fit === 0) continue;
		const same = byFit.get(fit);
		if (same) same.push(entry);
		else byFit.set(fit, [entry]);
	}
	return [...byFit].sort(([one], [other]) => other - one).flatMap(([, entries]) => entries);
}
