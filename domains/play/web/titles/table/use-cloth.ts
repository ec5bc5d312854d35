import type { SpotBet } from "@baize/engines/spots";
import { useState } from "react";
import { giveCue } from "../../sound/cues.ts";
import { together } from "./chips.ts";

type Placed = SpotBet["spots"][number];

/** The chips that lie on the cloth: each press adds some, and can be taken back. */
export function useCloth(maxMinor: number, onFull: () => void) {
	const [presses, set] = useState<readonly (readonly Placed[])[]>([]);
	const spots = together(presses.flat());
	const totalMinor = totalOf(spots);
	const add = (more: readonly Placed[]): void => {
		if (totalMinor + totalOf(more) > maxMinor) onFull();
		else if (more.length > 0) {
			set([...presses, more]);
			giveCue({ type: "chipPlaced" });
		}
	};
	return {
		spots,
		totalMinor,
		place: (spot: string, amountMinor: number) => add([{ spot, amountMinor }]),
		lay: add,
		double: () => add(spots),
		undo: () => set(presses.slice(0, -1)),
		clear: () => set([]),
	};
}

const totalOf = (placed: readonly Placed[]): number => placed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
