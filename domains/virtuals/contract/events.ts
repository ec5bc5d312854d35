import type { RacePhase, Telling } from "./schemas.ts";

/** The public topic of all races: kind "race", told at every change of a race's phase. */
export const RACES_TOPIC = "races";
export const RACE_TOLD = "race";

/** Kind "frames" of the same topic: the steps of the running race that have been reached since the last message. */
export const RACE_FRAMES = "frames";

/** One track for each runner, by number. */
export type RaceFrames = Pick<Telling, "raceId" | "fromStep" | "durationMs" | "calls"> & { tracks: number[][] };

/**
 * A picture is drawn between steps that have come already, and messages are some time on their way: every page shows the
 * race so much later than it runs, the same everywhere. The result follows when the last picture has ended.
 */
export const PICTURE_DELAY_MS = 2_000;

export type RaceTold = { raceId: string; number: number; phase: RacePhase; nowMs: number };
