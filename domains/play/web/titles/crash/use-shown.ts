import { curveX100 } from "@baize/engines/crash";
import { useEffect, useState } from "react";
import type { Table } from "../shared-table/use-table.ts";
import { crashX100Of } from "./own-bet.ts";

/** How often the multiplier is shown anew without motion. */
const STILL_MS = 250;

/** The rising multiplier in hundredths, and how long it has risen. It is for the eye: the server decides what is paid. */
export function useShown({ round, phase, now }: Table, isStill: boolean): { x100: number; elapsedMs: number } {
	const [elapsedMs, setElapsed] = useState(0);
	const isRunning = phase === "running";
	const startsAtMs = round?.startsAtMs ?? 0;
	useEffect(() => {
		if (!isRunning) return;
		let frame = 0;
		const look = (): void => {
			setElapsed(Math.max(0, now() - startsAtMs));
			frame = isStill ? window.setTimeout(look, STILL_MS) : requestAnimationFrame(look);
		};
		look();
		return () => {
			clearTimeout(frame);
			cancelAnimationFrame(frame);
		};
	}, [isRunning, startsAtMs, now, isStill]);
	if (phase === "ended") return { x100: crashX100Of(round) ?? 100, elapsedMs };
	return isRunning ? { x100: curveX100(Math.floor(elapsedMs)), elapsedMs } : { x100: 100, elapsedMs: 0 };
}
