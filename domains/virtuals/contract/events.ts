import type { RacePhase, RaceProgress } from "./schemas.ts";

/** The public topic of all races: kind "race", published at every change of a race's phase. */
export const RACES_TOPIC = "races";
export const RACE_PHASE = "race";

/** Kind "frames" of the same topic: the steps of the race in progress that have been reached since the last message. */
export const RACE_FRAMES = "frames";

/** One track per runner, by number. */
export type RaceFrames = Pick<RaceProgress, "raceId" | "fromStep" | "durationMs" | "calls"> & { tracks: number[][] };

/**
 * A picture is drawn between steps that have already arrived, and messages take time: every page shows the race this
 * much later than it runs, the same everywhere. The result follows when the last picture has ended.
 */
export const PICTURE_DELAY_MS = 2_000;

export type RacePhaseMessage = { raceId: string; number: number; phase: RacePhase; nowMs: number };
