import { PICTURE_DELAY_MS, type RaceFrames, type Telling } from "../contract/index.ts";

/** The steps of a race that a page has. */
export const knownSteps = ({ tracks }: Telling): number => tracks[0]?.progressX10000.length ?? 0;

type Frames = Omit<RaceFrames, "raceId">;

export const framesIn = ({ tracks, ...telling }: Telling): Frames => ({
	...telling,
	tracks: tracks.map(({ progressX10000 }) => progressX10000),
});

/** The telling with what has come since; what is known already is passed over. Undefined where steps between are missing. */
export function joined(telling: Telling, frames: Frames): Telling | undefined {
	const known = knownSteps(telling);
	const fresh = known - frames.fromStep;
	if (fresh < 0) return undefined;
	const isNews = (frames.tracks[0]?.length ?? 0) > fresh || frames.durationMs !== telling.durationMs;
	if (!isNews) return telling;
	return {
		...telling,
		durationMs: frames.durationMs ?? telling.durationMs,
		tracks: telling.tracks.map(({ number, progressX10000 }, at) => ({
			number,
			progressX10000: [...progressX10000, ...(frames.tracks[at] ?? []).slice(fresh)],
		})),
		calls: [...telling.calls, ...frames.calls.filter(({ atMs }) => Math.ceil(atMs / telling.stepMs) >= known)],
	};
}

/** A place between two steps is drawn with the one after them, too. */
const STEPS_AHEAD = 2;

/**
 * The moment of the race that a page shows, in milliseconds since the off; below 0 before it. It is the same on every page,
 * a little later than the race runs; where steps are late, the picture waits for them.
 */
export function shownMs(telling: Telling, nowMs: number): number {
	const { startsAtMs, stepMs, durationMs } = telling;
	const pictureMs = nowMs - startsAtMs - PICTURE_DELAY_MS;
	const lastMs = durationMs ?? Math.max(0, (knownSteps(telling) - STEPS_AHEAD) * stepMs);
	return Math.min(pictureMs, lastMs);
}

export const isOver = ({ durationMs }: Telling, elapsedMs: number): boolean =>
	durationMs !== null && elapsedMs >= durationMs;
