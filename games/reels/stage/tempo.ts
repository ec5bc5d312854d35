import { type Pace, timesOf } from "./pace.ts";

/** The speed of the current round: the pace that the player chose, and whether they hurried it. */
export type Tempo = {
	isStill(): boolean;
	times(): ReturnType<typeof timesOf>;
	pace(): Pace;
	/** The duration, or 0 while hurried. */
	lasting(durationMs: number): number;
	hurry(): void;
	/** Returns to the normal speed from here. */
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
