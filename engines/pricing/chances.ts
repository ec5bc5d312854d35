import { check, unreachable } from "@baize/kernel/check";
import { type MatchMarket, type MatchSelection, matchOutcome, selectionsOf } from "../settlement/index.ts";
import type { Chance, ScoreMatrix } from "./types.ts";

/** The markets that are offered on a match, in the order they are shown. SPORT-01 */
export const MATCH_MARKETS: readonly MatchMarket[] = [
	{ kind: "match-result" },
	{ kind: "total-goals", lineX100: 250 },
	{ kind: "both-score" },
	{ kind: "total-goals", lineX100: 150 },
	{ kind: "total-goals", lineX100: 350 },
];

function canBePriced(market: MatchMarket): boolean {
	switch (market.kind) {
		case "match-result":
		case "both-score":
			return true;
		case "total-goals":
			return market.lineX100 % 50 === 0;
		default:
			return unreachable(market);
	}
}

function winningChance(market: MatchMarket, selection: MatchSelection, { chances }: ScoreMatrix): number {
	let probability = 0;
	chances.forEach((row, home) => {
		row.forEach((chance, away) => {
			const { result } = matchOutcome(market, selection, { status: "finished", home, away });
			if (result === "won") probability += chance;
		});
	});
	return probability;
}

/**
 * The chances of a market's selections, calculated from the score matrix by the rules that settle them, so that price
 * and settlement cannot disagree. On a whole line the push is left out, since it returns the stake.
 */
export function marketChances(market: MatchMarket, matrix: ScoreMatrix): Chance<MatchSelection>[] {
	check(canBePriced(market), "quarter lines are settled but not priced");
	const wins = selectionsOf(market).map((selection) => winningChance(market, selection, matrix));
	const decided = wins.reduce((sum, chance) => sum + chance, 0);
	return selectionsOf(market).map((selection, at) => ({
		selection,
		probability: decided > 0 ? wins[at]! / decided : 0,
	}));
}
