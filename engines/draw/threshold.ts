import { fraction, ZERO } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import { isWhole } from "../game/read.ts";
import { winOrLose } from "../returns/index.ts";
import type { ChoiceGame } from "./choice-game.ts";

const WORDS = 2 ** 32;

/** The share of the stakes that comes back, in hundredths, at every target alike. */
const RETURN_X100 = 99;

/**
 * One draw w below 2^32 gives a multiplier of 99 ÷ 100 · 2^32 ÷ (w + 1), in hundredths, cut, at least 1.00. It reaches k
 * hundredths with the chance floor(99 · 2^32 ÷ k) ÷ 2^32, so every target returns 99 %.
 */
export function multiplierX100(draws: Draws, capX100: number): number {
	const drawn = draws.below(WORDS);
	return Math.min(capX100, Math.max(100, Math.floor((RETURN_X100 * WORDS) / (drawn + 1))));
}

/** The chance that the multiplier reaches a target, as a count of the 2^32 draws. */
export function drawsReaching(targetX100: number): number {
	return targetX100 <= 100 ? WORDS : Math.floor((RETURN_X100 * WORDS) / targetX100);
}

export const MIN_TARGET_X100 = 101;
export const LIMBO_CAP_X100 = 100_000_000;
export const CRASH_CAP_X100 = 1_000_000;

/** A multiplier that is drawn at once: the choice is the target in hundredths, up to one million. */
export const limbo: ChoiceGame<number, number> = targetGame("limbo", LIMBO_CAP_X100);

/**
 * The same draw shown as a curve that rises until it ends; the choice is the automatic cash-out. By optional stopping
 * every other way to cash out returns the same.
 */
export const crash: ChoiceGame<number, number> = targetGame("crash", CRASH_CAP_X100);

function targetGame(kind: string, capX100: number): ChoiceGame<number, number> {
	return {
		kind,
		method: "formula",
		readChoice: (target) => (isWhole(target, MIN_TARGET_X100, capX100) ? target : null),
		samples: [200],
		draw: (_target, draws) => multiplierX100(draws, capX100),
		times: (target, drawn) => (drawn >= target ? fraction(BigInt(target), 100n) : ZERO),
		outcomes: (target) =>
			winOrLose(fraction(BigInt(drawsReaching(target)), BigInt(WORDS)), fraction(BigInt(target), 100n)),
		words: {
			draw: `One draw w below 2^32. The multiplier in hundredths is 99 times 2^32 divided by w + 1, without its fraction, at least 100 and at most ${capX100}.`,
			pays: "A bet whose choice, in hundredths, is not above the multiplier pays the stake times its choice.",
		},
	};
}
