import { useEffect, useRef } from "react";
import { giveCue } from "../../sound/cues.ts";
import type { Table } from "../shared-table/use-table.ts";
import { climbStepOf } from "./climb-step.ts";
import type { OwnBets } from "./use-own-bet.ts";

/** The cues of a round in which the player has a bet: the height that is reached, its end, and what the bet has brought. */
export function useCrashSound({ phase }: Table, { own }: OwnBets, shownX100: number): void {
	const isIn = own !== undefined;
	const step = isIn && phase === "running" ? climbStepOf(shownX100) : 0;
	useEffect(() => {
		if (step > 0) giveCue({ type: "climbed", step });
	}, [step]);
	const before = useRef(phase);
	useEffect(() => {
		if (isIn && phase === "ended" && before.current === "running") giveCue({ type: "roundBroke" });
		before.current = phase;
	}, [phase]);
	const leftNumber = own?.state === "left" ? own.number : undefined;
	useEffect(() => {
		if (own === undefined || leftNumber === undefined) return;
		giveCue({ type: "cashedOut", round: { stakeMinor: own.bet.stakeMinor, winMinor: own.paidMinor } });
	}, [leftNumber]);
}
