import { PICTURE_DELAY_MS, type RacePhase } from "../contract/index.ts";
import type { Race } from "./race.ts";

/** The phase of a race at a time. It is running until it has been settled, so no result is visible before that. */
export function phaseOf({ closesAtMs, startsAtMs, drawn, endedAtMs }: Race, nowMs: number): RacePhase {
	if (endedAtMs !== null) return drawn ? "finished" : "void";
	if (nowMs < closesAtMs) return "open";
	return nowMs < startsAtMs ? "closed" : "running";
}

/** What is due for a race now. */
export type DueStep = "draw" | "finish" | "nothing";

export function dueStep(race: Race, nowMs: number): DueStep {
	if (race.endedAtMs !== null) return "nothing";
	if (!race.drawn) return nowMs >= race.closesAtMs ? "draw" : "nothing";
	return nowMs >= finishesAtMs(race, race.drawn) ? "finish" : "nothing";
}

/** When the picture of the race ends for everyone. */
export const finishesAtMs = (
	{ startsAtMs }: Pick<Race, "startsAtMs">,
	{ durationMs }: { durationMs: number },
): number => startsAtMs + durationMs + PICTURE_DELAY_MS;
