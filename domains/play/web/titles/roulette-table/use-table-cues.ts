import { useEffect } from "react";
import { giveCue, giveRoundEnd } from "../../sound/cues.ts";
import type { roundOfStakes } from "./own-stakes.ts";
import { SPIN_TO_REST_MS } from "./use-shared-wheel.ts";

type Seen = { isTurning: boolean; isIn: boolean; runMs: number; ended: ReturnType<typeof roundOfStakes> | undefined };

/** The cues of a round in which the player has chips: the wheel, and what it has brought. */
export function useTableCues({ isTurning, isIn, runMs, ended }: Seen): void {
	useEffect(() => {
		if (!isTurning || !isIn) return;
		giveCue({ type: "wheelTurned", lastsMs: runMs + SPIN_TO_REST_MS });
		return () => giveCue({ type: "cut" });
	}, [isTurning, isIn]);
	const hasEnded = ended !== undefined;
	useEffect(() => {
		if (ended) giveRoundEnd(ended);
	}, [hasEnded]);
}
