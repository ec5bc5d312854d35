import type { Fraction, PriceX10000 } from "@baize/kernel/odds";

export type Side = "home" | "away";
export type Score = { readonly home: number; readonly away: number };

/** A played match as the model uses it. */
export type PlayedMatch = {
	readonly playedMs: number;
	readonly home: string;
	readonly away: string;
	readonly score: Score;
};

/** How many times the average goals a team scores (attack) and concedes (defence; less is better). 1 is average. */
export type TeamStrength = { readonly attack: number; readonly defence: number };

/**
 * The goals model of a competition. Expected goals are home: goals × homeAdvantage × attack(home) × defence(away),
 * away: goals × attack(away) × defence(home). `dependence` is the Dixon-Coles correction of low scores: below zero
 * makes 0-0 and 1-1 likelier.
 */
export type GoalsModel = {
	readonly goals: number;
	readonly homeAdvantage: number;
	readonly dependence: number;
	readonly teams: ReadonlyMap<string, TeamStrength>;
};

/** Expected goals of one match. */
export type GoalRates = { readonly home: number; readonly away: number; readonly dependence: number };

/** `chances[home][away]` is the probability of that score, 0 to `MAX_GOALS` a side. All cells sum to 1. */
export type ScoreMatrix = { readonly chances: readonly (readonly number[])[] };

/** A selection of a market with its model probability. */
export type Chance<Selection extends string = string> = {
	readonly selection: Selection;
	readonly probability: number;
};

/** A selection on offer. */
export type Offer<Selection extends string = string> = Chance<Selection> & { readonly priceX10000: PriceX10000 };

/**
 * A market on offer. The margin is computed from the real prices: Σ 1/price ÷ winners − 1; `returnToPlayer` is its
 * counterpart 1 ÷ (1 + margin).
 */
export type Book<Selection extends string = string> = {
	readonly offers: readonly Offer<Selection>[];
	readonly margin: Fraction;
	readonly returnToPlayer: Fraction;
};
