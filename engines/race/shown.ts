import type { RaceCall, RaceTimeline } from "./types.ts";

/** What is shown of a race at one or several steps; nothing of later ones. */
export type ShownRace = {
	readonly fromStep: number;
	/** One per runner, by number: the position at each of these steps. */
	readonly tracks: readonly (readonly number[])[];
	readonly calls: readonly RaceCall[];
	/** Set once the last step has been shown; before that it would reveal the finish. */
	readonly durationMs: number | null;
};

/** The last step reached this long after the off; -1 before it. */
export function stepAt({ stepMs, durationMs }: Pick<RaceTimeline, "stepMs" | "durationMs">, elapsedMs: number): number {
	if (elapsedMs < 0) return -1;
	return Math.floor(Math.min(elapsedMs, durationMs) / stepMs);
}

/** The race from one step to another, both included. A call between two steps belongs to the later one. */
export function shownSteps(timeline: RaceTimeline, fromStep: number, toStep: number): ShownRace {
	const { stepMs, durationMs, tracks, calls } = timeline;
	const stepOf = ({ atMs }: RaceCall): number => Math.ceil(atMs / stepMs);
	return {
		fromStep,
		tracks: tracks.map(({ progressX10000 }) => progressX10000.slice(fromStep, toStep + 1)),
		calls: calls.filter((call) => stepOf(call) >= fromStep && stepOf(call) <= toStep),
		durationMs: toStep >= durationMs / stepMs ? durationMs : null,
	};
}
