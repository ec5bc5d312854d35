import { type Fraction, fraction } from "@baize/kernel/odds";
import type { Draws } from "@baize/kernel/random";
import type { Returns } from "../game/returns.ts";

/** A win in stakes and its chance, as near as floats are: for statistics. */
export type Odds = { times: number; chance: number };

/**
 * A title as the simulator plays it. `round` plays one round at `stake` units and returns its win in the same units,
 * net of whatever was staked beyond the first stake. `outcomes` is there where all results are known with their chances.
 * `isDeviationMeasured`: the standard deviation of the returns was measured and not calculated.
 */
export type Trial = {
	id: string;
	title: string;
	stake: number;
	returns: () => Returns;
	outcomes?: () => readonly Odds[];
	isDeviationMeasured?: boolean;
	round: (draws: Draws) => number;
};

/** The chance that a coin, thrown after each step of a round but the last one, ends it after this step. */
export const coinEndsAfter = (step: number, steps: number): Fraction =>
	fraction(1n, 2n ** BigInt(Math.min(step, steps - 1)));

/** What many rounds gave, in stakes. `wins`: how often each win came, by its number of units. */
export type Tally = { rounds: number; mean: number; sd: number; hits: number; wins: ReadonlyMap<number, number> };

/** Wins below this are counted in a list, which is quicker than a map. */
const SMALL = 2 ** 16;

/** Plays many rounds. Wins are whole units, so the sums are exact. */
export function tally(trial: Pick<Trial, "stake" | "round">, rounds: number, draws: Draws): Tally {
	const wins = new Map<number, number>();
	const small = new Float64Array(SMALL);
	for (let played = 0; played < rounds; played++) {
		const won = trial.round(draws);
		if (won >= 0 && won < SMALL) small[won]! += 1;
		else wins.set(won, (wins.get(won) ?? 0) + 1);
	}
	small.forEach((count, won) => {
		if (count > 0) wins.set(won, count);
	});
	let [sum, squares, hits] = [0, 0, 0];
	for (const [won, count] of wins) {
		sum += won * count;
		squares += won * won * count;
		if (won > 0) hits += count;
	}
	const mean = sum / rounds;
	const variance = (squares / rounds - mean ** 2) * (rounds / Math.max(1, rounds - 1));
	return { rounds, mean: mean / trial.stake, sd: Math.sqrt(variance) / trial.stake, hits, wins };
}

/** How often each of the outcomes came; a win that is none of them, and how often it came, is `strange`. */
export function countsOf(
	trial: Trial,
	outcomes: readonly Odds[],
	{ wins }: Tally,
): { counted: readonly number[]; strange: readonly number[] } {
	const units = outcomes.map(({ times }) => Math.floor(times * trial.stake + 1e-9));
	const counted = outcomes.map((_, at) => (units.indexOf(units[at]!) === at ? (wins.get(units[at]!) ?? 0) : 0));
	return { counted, strange: [...wins.keys()].filter((won) => !units.includes(won)) };
}
