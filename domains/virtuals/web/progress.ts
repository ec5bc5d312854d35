import { PICTURE_DELAY_MS, type RaceFrames, type RaceProgress } from "../contract/index.ts";

/** The steps of a race that a page has. */
export const stepCount = ({ tracks }: RaceProgress): number => tracks[0]?.progressX10000.length ?? 0;

type Frames = Omit<RaceFrames, "raceId">;

export const framesIn = ({ tracks, ...progress }: RaceProgress): Frames => ({
	...progress,
	tracks: tracks.map(({ progressX10000 }) => progressX10000),
});

/**
 * The progress with newly arrived steps; steps that are known already are skipped. Undefined where steps between are
 * missing.
 */
export function joined(progress: RaceProgress, frames: Frames): RaceProgress | undefined {
	const known = stepCount(progress);
	const fresh = known - frames.fromStep;
	if (fresh < 0) return undefined;
	const isNewer = (frames.tracks[0]?.length ?? 0) > fresh || frames.durationMs !== progress.durationMs;
	if (!isNewer) return progress;
	return {
		...progress,
		durationMs: frames.durationMs ?? progress.durationMs,
		tracks: progress.tracks.map(({ number, progressX10000 }, at) => ({
			number,
			progressX10000: [...progressX10000, ...(frames.tracks[at] ?? []).slice(fresh)],
		})),
		calls: [...progress.calls, ...frames.calls.filter(({ atMs }) => Math.ceil(atMs / progress.stepMs) >= known)],
	};
}

/** A position between two steps is drawn with the one after them, too. */
const STEPS_AHEAD = 2;

/**
 * The time of the race that a page shows, in milliseconds since the off; below 0 before it. It is the same on every
 * page, slightly later than the race runs; where steps are late, the picture waits for them.
 */
export function shownMs(progress: RaceProgress, nowMs: number): number {
	const { startsAtMs, stepMs, durationMs } = progress;
	const pictureMs = nowMs - startsAtMs - PICTURE_DELAY_MS;
	const lastMs = durationMs ?? Math.max(0, (stepCount(progress) - STEPS_AHEAD) * stepMs);
	return Math.min(pictureMs, lastMs);
}

export const isOver = ({ durationMs }: RaceProgress, elapsedMs: number): boolean =>
	durationMs !== null && elapsedMs >= durationMs;
