import { type Draws, drawsFrom } from "./draws.ts";

/**
 * Fast, repeatable draws for simulation and tests: xoshiro128** (Blackman and Vigna), its state filled by splitmix32
 * from the seed. It can be predicted from its output, so it never decides a real round: where a title is a book of
 * outcomes, it unfolds the outcome whose number a fair draw has chosen.
 */
export function seededDraws(seed: number): Draws {
	return drawsFrom(xoshiro128(seed));
}

function xoshiro128(seed: number): () => number {
	const fill = splitmix32(seed);
	let [a, b, c, d] = [fill(), fill(), fill(), fill()];
	return () => {
		const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
		const shifted = b << 9;
		c ^= a;
		d ^= b;
		b ^= c;
		a ^= d;
		c ^= shifted;
		d = rotateLeft(d, 11);
		return word;
	};
}

/** Turns one number into well mixed words, so that adjacent seeds have nothing in common. */
function splitmix32(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x9e3779b9) | 0;
		let word = state ^ (state >>> 16);
		word = Math.imul(word, 0x21f0aaad);
		word ^= word >>> 15;
		word = Math.imul(word, 0x735a2d97);
		return word ^ (word >>> 15);
	};
}

function rotateLeft(word: number, bits: number): number {
	return (word << bits) | (word >>> (32 - bits));
}
