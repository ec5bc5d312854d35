import type { Odds } from "./trial.ts";

/**
 * How the wins of a title's rounds are spread, where no list of its results is short enough to be shown: of so many cases,
 * how many are in a class, whose wins are taken as their mean, in stakes. `version`: of the sheet that was played. `how`:
 * the cases are rounds that were simulated, or parts of exact chances.
 */
export type Spread = {
	version: number;
	how: "simulated" | "calculated";
	cases: number;
	classes: readonly (readonly [times: number, count: number])[];
};

export const oddsOfSpread = ({ cases, classes }: Spread): readonly Odds[] =>
	classes.map(([times, count]) => ({ times, chance: count / cases }));
