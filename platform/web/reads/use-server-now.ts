import { useEffect, useState } from "react";
import { usePageHouse } from "../house/viewer.ts";

let offsetMs: number | undefined;

/** How far the server's clock is before the device's: known from when the page arrived, and the same until it is loaded anew. */
function clockOffsetMs(serverMs: number): number {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	offsetMs ??= serverMs - (performance.timeOrigin + (arrival?.responseStart ?? 0));
	return offsetMs;
}

/** The server's time, ticking; countdowns use it, because device clocks are wrong. */
export function useServerNow(tickMs = 1_000): number {
	const { nowMs } = usePageHouse();
	const [now, setNow] = useState(nowMs);
	useEffect(() => {
		const tick = (): void => setNow(Date.now() + clockOffsetMs(nowMs));
		tick();
		const timer = setInterval(tick, tickMs);
		return () => clearInterval(timer);
	}, [nowMs, tickMs]);
	return now;
}
