import { check } from "@baize/kernel/check";
import type { Draws } from "@baize/kernel/random";

export type { Draws };

export function pick<T>(draws: Draws, choices: readonly T[]): T {
	check(choices.length > 0, "there is something to pick from");
	return choices[draws.below(choices.length)]!;
}

/** The index of the list item that a draw below the sum of the weights selects. */
export function pickWeighted(draws: Draws, weights: readonly number[]): number {
	let rest = draws.below(weights.reduce((sum, weight) => sum + weight, 0));
	const at = weights.findIndex((weight) => {
		rest -= weight;
		return rest < 0;
	});
	check(at >= 0, "weights are whole numbers, not below zero");
	return at;
}

/** Every order is equally likely (Fisher-Yates). */
export function shuffle<T>(draws: Draws, items: readonly T[]): T[] {
	const shuffled = [...items];
	for (let last = shuffled.length - 1; last > 0; last--) {
		const other = draws.below(last + 1);
		[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
	}
	return shuffled;
}
