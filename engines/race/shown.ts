import type { RaceCall, RaceTimeline } from "./types.ts";

/** What is shown of a race at one step or several: nothing of what comes after. */
export type ShownRace = {
	readonly fromStep: number;
	/** One for each runner, by number: where it is at each of these steps. */
	readonly tracks: readonly (readonly number[])[];
	readonly calls: readonly RaceCall[];
	/** Known when the last step has been shown; until then nobody can tell how long it takes. */
	readonly durationMs: number | null;
};

/** The last step that has been reached so long after the off; -1 before it. */
export function stepAt({ stepMs, durationMs }: Pick<RaceTimeline, "stepMs" | "durationMs">, elapsedMs: number): number {
	if (elapsedMs < 0) return -1;
	return Math.floor(Math.min(elapsedMs, durationMs) / stepMs);
}

/** The race from one step to another, both included. What is called between two steps belongs to the later one. */
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
