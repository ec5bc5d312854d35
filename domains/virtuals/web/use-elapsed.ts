import { useEffect, useRef, useState } from "react";
import type { RaceProgress } from "../contract/index.ts";
import { isOver, shownMs } from "./progress.ts";

/** Milliseconds since the off that are shown, updated at intervals while the race runs; below 0 before it. */
export function useElapsed(progress: RaceProgress | null, now: () => number, everyMs: number): number {
	const latest = useRef(progress);
	latest.current = progress;
	const [elapsedMs, setElapsedMs] = useState(() => (progress ? shownMs(progress, now()) : -1));
	const raceId = progress?.raceId;
	useEffect(() => {
		if (raceId === undefined) return setElapsedMs(-1);
		let timer: ReturnType<typeof setTimeout>;
		const look = (): void => {
			const message = latest.current;
			if (!message) return;
			const sinceMs = shownMs(message, now());
			setElapsedMs(sinceMs);
			if (!isOver(message, sinceMs)) timer = setTimeout(look, sinceMs < 0 ? Math.min(-sinceMs, 1_000) : everyMs);
		};
		look();
		return () => clearTimeout(timer);
	}, [raceId, now, everyMs]);
	return elapsedMs;
}
