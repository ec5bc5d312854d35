import { type LegOutcome, type MatchSelection, matchOutcome, raceOutcome } from "@baize/engines/settlement";
import { check } from "@baize/kernel/check";
import type { MarketKind, ResultView } from "../../contract/index.ts";

type MarketFacts = { readonly kind: MarketKind; readonly lineX100?: number; readonly places?: number };

/**
 * The outcome of a selection, by the settlement engine's rule for its kind of market. An event that did not end voids
 * all.
 */
export function outcomeOf(market: MarketFacts, key: string, result: ResultView): LegOutcome {
	if ("order" in result) return raceOutcome(raceMarket(market), Number(key), result as RaceFinish);
	if ("home" in result) return matchOutcome(matchMarket(market), key as MatchSelection, result as MatchFinish);
	return { result: "void" };
}

type RaceFinish = { status: "finished"; order: number[][]; withdrawn: number[] };
type MatchFinish = { status: "finished"; home: number; away: number };

function raceMarket({ kind, places }: MarketFacts) {
	check(kind === "race-win" || kind === "race-place", `${kind} is not settled by the order of a race`);
	return kind === "race-win" ? { kind } : { kind, places: places ?? 0 };
}

function matchMarket({ kind, lineX100 }: MarketFacts) {
	check(kind !== "race-win" && kind !== "race-place", `${kind} is not settled by a score`);
	return kind === "total-goals" ? { kind, lineX100: lineX100 ?? -1 } : { kind };
}
