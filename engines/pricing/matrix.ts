import { check } from "@baize/kernel/check";
import type { GoalRates, Score, ScoreMatrix } from "./types.ts";

/** Scores above this many goals a side are left out; at three expected goals that is one match in 60,000. */
export const MAX_GOALS = 12;

/**
 * Poisson chances of 0 to MAX_GOALS goals, unscaled. The matrix is scaled to 1 anyway, so no exponential is needed, and
 * without it the result is identical to the last bit on every machine, as verification requires.
 */
function poisson(rate: number): number[] {
	const chances = [1];
	for (let goals = 1; goals <= MAX_GOALS; goals++) chances.push((chances[goals - 1]! * rate) / goals);
	return chances;
}

/** The range of the dependence in which no score becomes impossible at these rates. */
function withinBounds({ home, away, dependence }: GoalRates): number {
	const lowest = -0.9 / Math.max(home, away, 1);
	const highest = 0.9 / Math.max(home * away, 1);
	return Math.min(highest, Math.max(lowest, dependence));
}

/**
 * The Dixon-Coles factor of a score: draws with 0 or 1 goals a side are likelier than independent teams would make
 * them.
 */
export function lowScoreFactor(home: number, away: number, rates: GoalRates): number {
	if (home > 1 || away > 1) return 1;
	const dependence = withinBounds(rates);
	if (home === 0 && away === 0) return 1 - rates.home * rates.away * dependence;
	if (home === 0) return 1 + rates.home * dependence;
	return away === 0 ? 1 + rates.away * dependence : 1 - dependence;
}

/** Scales a matrix so that its cells sum to 1. */
function scaled(parts: readonly (readonly number[])[]): ScoreMatrix {
	const total = parts.reduce((sum, row) => row.reduce((rowSum, part) => rowSum + part, sum), 0);
	check(total > 0, "some score is possible");
	return { chances: parts.map((row) => row.map((part) => part / total)) };
}

export function scoreMatrix(rates: GoalRates): ScoreMatrix {
	check(rates.home > 0 && rates.away > 0, "both teams are expected to score some time");
	const away = poisson(rates.away);
	return scaled(
		poisson(rates.home).map((homePart, homeGoals) =>
			away.map((awayPart, awayGoals) => homePart * awayPart * lowScoreFactor(homeGoals, awayGoals, rates)),
		),
	);
}

export const HALF_MINUTES = 45;
export const FULL_MINUTES = 90;

/** The share of a match's goals that have fallen by a minute: 45 % by half-time, since play opens up later. */
export function goalShareBy(minute: number): number {
	const time = Math.min(1, Math.max(0, minute / FULL_MINUTES));
	return time * (0.8 + 0.2 * time);
}

/** The chance that of a side's final goals this many have been scored by now (binomial). */
function fallenBy(now: number, final: number, share: number): number {
	if (now > final) return 0;
	let ways = 1;
	for (let goal = 0; goal < now; goal++) ways = (ways * (final - goal)) / (goal + 1);
	return ways * share ** now * (1 - share) ** (final - now);
}

/**
 * The final scores given the score in play: each is weighted by the chance that a match ending so has this score at
 * this minute. Exact for matches whose goals fall independently by `goalShareBy`, as the simulated ones do.
 */
export function givenScore(matrix: ScoreMatrix, minute: number, now: Score): ScoreMatrix {
	const share = goalShareBy(minute);
	return scaled(
		matrix.chances.map((row, home) =>
			row.map((chance, away) => chance * fallenBy(now.home, home, share) * fallenBy(now.away, away, share)),
		),
	);
}
