import { chiSquareOf, countsOf, tally } from "@baize/engines/returns";
import { sheetOf } from "@baize/games/sheets";
import { toNumber } from "@baize/kernel/odds";
import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { isWithin, MAX_ERRORS_OF_CHOICE } from "./deviation.ts";
import { playedOf } from "./trial-report.ts";
import { trials } from "./trials.ts";

const ROUNDS = 40_000;

/** The seeds are fixed, so the test does not fail now and then. */
const SDS = MAX_ERRORS_OF_CHOICE;

describe("[GAME-01] the titles that can be simulated", () => {
	it("have names of their own", () => {
		expect(new Set(trials.map(({ id }) => id)).size).toBe(trials.length);
		expect(trials.filter(({ id }) => sheetOf(id))).toEqual([]);
	});
});

describe.each(trials)("[GAME-01] $title, simulated", (trial) => {
	const returns = trial.returns();
	const rounds = tally(trial, ROUNDS, seededDraws(16));

	it("returns what was calculated, with the parts adding up", () => {
		expect(isWithin(playedOf(trial, rounds), SDS)).toBe(true);
		const parts = returns.parts.reduce((sum, { share }) => sum + toNumber(share), 0);
		expect(parts).toBeCloseTo(toNumber(returns.total), 9);
	});

	it("pays as often as was calculated", () => {
		const hit = toNumber(returns.hitFrequency);
		expect(Math.abs(rounds.hits - hit * ROUNDS)).toBeLessThan(SDS * Math.sqrt(ROUNDS * hit * (1 - hit)) + 1);
	});

	if (trial.outcomes) {
		const outcomes = trial.outcomes();
		it("has each of its wins as often as was calculated (chi-square), and no others", () => {
			const { counted, strange } = countsOf(trial, outcomes, rounds);
			expect(strange).toEqual([]);
			const chances = outcomes.map(({ chance }) => chance);
			const { statistic, critical } = chiSquareOf(chances, counted);
			expect(statistic).toBeLessThan(critical);
			expect(Math.max(...outcomes.map(({ times }) => times))).toBeCloseTo(toNumber(returns.largestWin.timesStake), 9);
		});
	}
});
