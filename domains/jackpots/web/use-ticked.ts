import { useEffect, useRef, useState } from "react";
import { tickedMinor } from "../contract/index.ts";

const STEP_MS = 500;

/** What is shown of an amount that grows: on its way to what is known, and never beyond. */
export function useTicked(knownMinor: number): number {
	const [shown, setShown] = useState(knownMinor);
	const latest = useRef(knownMinor);
	useEffect(() => {
		const [fromMinor, beganMs] = [latest.current, performance.now()];
		const step = (): void => {
			latest.current = tickedMinor(fromMinor, knownMinor, performance.now() - beganMs);
			setShown(latest.current);
			if (latest.current === knownMinor) clearInterval(timer);
		};
		const timer = setInterval(step, STEP_MS);
		step();
		return () => clearInterval(timer);
	}, [knownMinor]);
	return Math.min(shown, knownMinor);
}
