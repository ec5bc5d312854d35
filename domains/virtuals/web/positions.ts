import type { RaceView, RunnerView, Telling } from "../contract/index.ts";
import { progressAt } from "./stage/camera.ts";

/**
 * A horse length in ten-thousandths of the course: what the commentary calls a length. The race is told in half a minute,
 * whatever its distance, so metres of the course would not be what one sees.
 */
const LENGTH_UNITS = 75;

/** `behindLengths` is 0 for the leader. */
export type Position = { readonly runner: RunnerView; readonly place: number; readonly behindLengths: number };

/** The runners in the order in which they lie at a moment after the off; at the end it is the order of the result. */
export function positionsAt(race: RaceView, telling: Telling, elapsedMs: number): Position[] {
	const lying = telling.tracks
		.map((track) => ({ ...track, progress: progressAt(track, elapsedMs, telling.stepMs) }))
		.toSorted((a, b) => b.progress - a.progress || a.number - b.number);
	const leading = lying[0]?.progress ?? 0;
	return lying.flatMap(({ number, progress }, at) => {
		const runner = race.runners.find((one) => one.number === number);
		return runner ? [{ runner, place: at + 1, behindLengths: (leading - progress) / LENGTH_UNITS }] : [];
	});
}
