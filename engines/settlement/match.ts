import { check, unreachable } from "@baize/kernel/check";
import type { LegOutcome, MatchMarket, MatchResult, MatchSelection } from "./types.ts";

type Goals = { readonly home: number; readonly away: number };

const SELECTIONS: Readonly<Record<MatchMarket["kind"], readonly MatchSelection[]>> = {
	"match-result": ["home", "draw", "away"],
	"total-goals": ["over", "under"],
	"both-score": ["yes", "no"],
};

/** The selections of a market in the order they are shown. */
export const selectionsOf = (market: MatchMarket): readonly MatchSelection[] => SELECTIONS[market.kind];

const wonIf = (condition: boolean): LegOutcome => ({ result: condition ? "won" : "lost" });

function resultOutcome(selection: MatchSelection, { home, away }: Goals): LegOutcome {
	const winner = home > away ? "home" : home < away ? "away" : "draw";
	return wonIf(selection === winner);
}

const QUARTER_RESULTS = ["lost", "half-lost", "push", "half-won", "won"] as const;

/**
 * The distance from the line in quarters of a goal decides everything: a quarter beyond the line wins half of the stake
 * and pushes the other half; two quarters or more win both. The other side is the mirror image.
 */
function totalOutcome(selection: MatchSelection, lineX100: number, { home, away }: Goals): LegOutcome {
	check(lineX100 >= 0 && lineX100 % 25 === 0, `a line stands at whole, half or quarter goals, not at ${lineX100}`);
	const aboveQuarters = ((home + away) * 100 - lineX100) / 25;
	const forQuarters = selection === "over" ? aboveQuarters : -aboveQuarters;
	return { result: QUARTER_RESULTS[Math.max(-2, Math.min(2, forQuarters)) + 2]! };
}

function bothScoreOutcome(selection: MatchSelection, { home, away }: Goals): LegOutcome {
	return wonIf(selection === (home > 0 && away > 0 ? "yes" : "no"));
}

/** The outcome of a selection, given the score after regular time. An unfinished match voids every selection. */
export function matchOutcome(market: MatchMarket, selection: MatchSelection, result: MatchResult): LegOutcome {
	check(selectionsOf(market).includes(selection), `${market.kind} has no selection ${selection}`);
	if (result.status !== "finished") return { result: "void" };
	switch (market.kind) {
		case "match-result":
			return resultOutcome(selection, result);
		case "total-goals":
			return totalOutcome(selection, market.lineX100, result);
		case "both-score":
			return bothScoreOutcome(selection, result);
		default:
			return unreachable(market);
	}
}
