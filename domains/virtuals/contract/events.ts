import type { RacePhase } from "./schemas.ts";

/** The public topic of all races: kind "race", told at every change of a race's phase. */
export const RACES_TOPIC = "races";
export const RACE_TOLD = "race";

export type RaceTold = { raceId: string; number: number; phase: RacePhase; nowMs: number };
