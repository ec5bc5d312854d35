import { useEffect, useState } from "react";
import type { Telling } from "../contract/index.ts";

/** Milliseconds since the off, looked at every so often while the race runs; below 0 before, at its end after. */
export function useElapsed(telling: Telling | null, now: () => number, everyMs: number): number {
	const elapsedAt = (): number => (telling ? Math.min(now() - telling.startsAtMs, telling.durationMs) : -1);
	const [elapsedMs, setElapsedMs] = useState(elapsedAt);
	useEffect(() => {
		if (!telling) return setElapsedMs(-1);
		let timer: ReturnType<typeof setTimeout>;
		const look = (): void => {
			const sinceMs = now() - telling.startsAtMs;
			setElapsedMs(Math.min(sinceMs, telling.durationMs));
			if (sinceMs < telling.durationMs) timer = setTimeout(look, sinceMs < 0 ? Math.min(-sinceMs, 1_000) : everyMs);
		};
		look();
		return () => clearTimeout(timer);
	}, [telling, now, everyMs]);
	return elapsedMs;
}
