import { useEffect, useRef, useState } from "react";
import type { Telling } from "../contract/index.ts";
import { isOver, shownMs } from "./telling.ts";

/** Milliseconds since the off that are shown, looked at every so often while the race runs; below 0 before it. */
export function useElapsed(telling: Telling | null, now: () => number, everyMs: number): number {
	const latest = useRef(telling);
	latest.current = telling;
	const [elapsedMs, setElapsedMs] = useState(() => (telling ? shownMs(telling, now()) : -1));
	const raceId = telling?.raceId;
	useEffect(() => {
		if (raceId === undefined) return setElapsedMs(-1);
		let timer: ReturnType<typeof setTimeout>;
		const look = (): void => {
			const told = latest.current;
			if (!told) return;
			const sinceMs = shownMs(told, now());
			setElapsedMs(sinceMs);
			if (!isOver(told, sinceMs)) timer = setTimeout(look, sinceMs < 0 ? Math.min(-sinceMs, 1_000) : everyMs);
		};
		look();
		return () => clearTimeout(timer);
	}, [raceId, now, everyMs]);
	return elapsedMs;
}
