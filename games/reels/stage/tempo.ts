import { type Pace, timesOf } from "./pace.ts";

/** How fast the present moment of a round goes: the pace that the person chose, and whether he has hurried it. */
export type Tempo = {
	isStill(): boolean;
	times(): ReturnType<typeof timesOf>;
	pace(): Pace;
	/** The duration, or nothing while hurried. */
	lasting(durationMs: number): number;
	hurry(): void;
	/** From here it takes its time again. */
	calm(): void;
};

export function openTempo(pace: () => Pace): Tempo {
	let isHurried = false;
	return {
		pace,
		isStill: () => pace() === "still",
		times: () => timesOf(pace()),
		lasting: (durationMs) => (isHurried ? 0 : durationMs),
		hurry() {
			isHurried = true;
		},
		calm() {
			isHurried = false;
		},
	};
}
