import { BrokenInvariant } from "../check/index.ts";

/**
 * The source of a game's random draws. `below(n)` returns an integer from 0 to n - 1, each equally likely; 1 <= n <=
 * 2^32.
 */
export type Draws = { below(n: number): number };

/** Fresh, unpredictable bytes for seeds: the server uses the operating system's source, a test a fixed one. */
export type RandomSource = { bytes(count: number): Uint8Array };

const WORDS = 2 ** 32;

/**
 * Scales a stream of uniform 32-bit words to any range by rejection: a word beyond the last whole multiple of n is
 * discarded, because a plain remainder would make the small results likelier.
 */
export function drawsFrom(nextWord: () => number): Draws {
	return {
		below(n) {
			if (n === WORDS) return nextWord();
			const size = n >>> 0;
			if (size !== n || size === 0) throw new BrokenInvariant(`a draw below ${n} is not possible`);
			let word = nextWord();
			// Only the last n words can lie beyond the last whole multiple, so others need no division to be taken.
			while (word > WORDS - size && word >= WORDS - (WORDS % size)) word = nextWord();
			// The shifts make it a division of whole numbers, which takes a fraction of the time of one of floats.
			return ((word >>> 0) % size) >>> 0;
		},
	};
}

/** Draws that no one can predict, from fresh bytes. */
export const drawsOf = (random: RandomSource): Draws =>
	drawsFrom(() => {
		const bytes = random.bytes(Uint32Array.BYTES_PER_ELEMENT);
		return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
	});

/** One of several choices, each as likely as its weight. One draw below the sum of the weights, in the order given. */
export function weighted<T extends { weight: number }>(draws: Draws, choices: readonly T[]): T {
	let rest = draws.below(choices.reduce((sum, choice) => sum + choice.weight, 0));
	for (const choice of choices) {
		if (rest < choice.weight) return choice;
		rest -= choice.weight;
	}
	throw new BrokenInvariant("the weights of a draw are positive integers");
}
