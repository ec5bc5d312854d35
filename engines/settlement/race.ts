import { check } from "@baize/kernel/check";
import type { LegOutcome, RaceMarket, RaceResult } from "./types.ts";

/**
 * The outcome of a runner. Withdrawn runners and races not run are void. Runners that tie over the last places share
 * them; the rank after a group of ties counts all of the group.
 */
export function raceOutcome(market: RaceMarket, runner: number, result: RaceResult): LegOutcome {
	if (result.status !== "finished" || result.withdrawn.includes(runner)) return { result: "void" };
	const at = result.order.findIndex((group) => group.includes(runner));
	if (at < 0) return { result: "lost" };
	const tied = result.order[at]!.length;
	const ahead = result.order.slice(0, at).reduce((count, group) => count + group.length, 0);
	return rankOutcome(placesOf(market) - ahead, tied);
}

function placesOf(market: RaceMarket): number {
	if (market.kind === "race-win") return 1;
	check(market.places >= 1, "a place market pays at least one place");
	return market.places;
}

function rankOutcome(placesLeft: number, tied: number): LegOutcome {
	if (placesLeft <= 0) return { result: "lost" };
	return placesLeft >= tied ? { result: "won" } : { result: "dead-heat", places: placesLeft, tied };
}
