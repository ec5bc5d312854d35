import type { Minor } from "@baize/kernel/money";
import type { PriceX10000 } from "@baize/kernel/odds";

/** The outcome of one selection. In a dead heat `tied` runners share `places` remaining places. */
export type LegOutcome =
	| { readonly result: "won" | "lost" | "void" | "push" | "half-won" | "half-lost" }
	| { readonly result: "dead-heat"; readonly places: number; readonly tied: number };

/** A leg at the price the player accepted; the outcome is null until it is known. */
export type Leg = { readonly priceX10000: PriceX10000; readonly outcome: LegOutcome | null };

/** One leg is a single, several are a multiple. */
export type Bet = { readonly stakeMinor: Minor; readonly legs: readonly Leg[] };

/** "part-won" is a multiple without a losing leg of which some legs paid only in part (half lines, dead heats). */
export type BetStatus = "open" | "won" | "lost" | "void" | "push" | "half-won" | "half-lost" | "dead-heat" | "part-won";

/** The payout includes the stake; it is 0 while the bet is open. */
export type Settlement = { readonly status: BetStatus; readonly payoutMinor: Minor };

export type MatchResult =
	| { readonly status: "finished"; readonly home: number; readonly away: number }
	| { readonly status: "abandoned" | "cancelled" };

/**
 * Football markets. A line is in hundredths of a goal: 250 is 2.5, 200 is a whole line (push when equal) and 225 is a
 * quarter line, which is two half stakes on the lines beside it.
 */
export type MatchMarket =
	| { readonly kind: "match-result" }
	| { readonly kind: "total-goals"; readonly lineX100: number }
	| { readonly kind: "both-score" };

export type MatchSelection = "home" | "draw" | "away" | "over" | "under" | "yes" | "no";

/**
 * Runners by their number, best first; runners of one group finished in a dead heat. A runner that is neither in the
 * order nor withdrawn did not finish, and loses.
 */
export type RaceResult =
	| {
			readonly status: "finished";
			readonly order: readonly (readonly number[])[];
			readonly withdrawn: readonly number[];
	  }
	| { readonly status: "abandoned" | "cancelled" };

/** The places of a place market are fixed when it opens (`placesFor` in the race engine). */
export type RaceMarket = { readonly kind: "race-win" } | { readonly kind: "race-place"; readonly places: number };
