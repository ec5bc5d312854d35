import { type MatchSelection, matchOutcome } from "@baize/engines/settlement";
import type { MarketView, ResultView } from "../contract/schemas.ts";

/** Whether a selection of a match won its market, by the rule that settles its bets. Without a score nothing won. */
export function hasWon(
	{ kind, lineX100 = 0 }: Pick<MarketView, "kind" | "lineX100">,
	key: string,
	result: ResultView | null,
): boolean {
	if (!result || !("home" in result) || kind === "race-win" || kind === "race-place") return false;
	const market = kind === "total-goals" ? { kind, lineX100 } : { kind };
	const { home, away } = result;
	const outcome = matchOutcome(market, key as MatchSelection, { status: "finished", home, away });
	return outcome.result === "won" || outcome.result === "half-won";
}
