import type { RaceProgress, RaceView, RunnerView } from "../contract/index.ts";
import { progressAt } from "./stage/camera.ts";

/**
 * A horse length in ten-thousandths of the course, as the commentary counts lengths. The race is shown in half a
 * minute, whatever its distance, so metres of the course would not match the picture.
 */
const LENGTH_UNITS = 75;

/** `behindLengths` is 0 for the leader. */
export type Position = { readonly runner: RunnerView; readonly place: number; readonly behindLengths: number };

/** The runners in their order at a time after the off; at the end it is the order of the result. */
export function positionsAt(race: RaceView, progress: RaceProgress, elapsedMs: number): Position[] {
	const lying = progress.tracks
		.map((track) => ({ ...track, progress: progressAt(track, elapsedMs, progress.stepMs) }))
		.toSorted((a, b) => b.progress - a.progress || a.number - b.number);
	const leading = lying[0]?.progress ?? 0;
	return lying.flatMap(({ number, progress }, at) => {
		const runner = race.runners.find((one) => one.number === number);
		return runner ? [{ runner, place: at + 1, behindLengths: (leading - progress) / LENGTH_UNITS }] : [];
	});
}
