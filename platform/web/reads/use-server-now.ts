import { useEffect, useState } from "react";
import { usePageEnvironment } from "../page/page-environment.ts";

let offsetMs: number | undefined;

/** The server's clock minus the device's: calculated when the page arrived, and constant until it is reloaded. */
function clockOffsetMs(serverMs: number): number {
	const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	offsetMs ??= serverMs - (performance.timeOrigin + (arrival?.responseStart ?? 0));
	return offsetMs;
}

/** The server's time, ticking; countdowns use it, because device clocks are wrong. */
export function useServerNow(tickMs = 1_000): number {
	const { nowMs } = usePageEnvironment();
	const [now, setNow] = useState(nowMs);
	useEffect(() => {
		const tick = (): void => setNow(Date.now() + clockOffsetMs(nowMs));
		tick();
		const timer = setInterval(tick, tickMs);
		return () => clearInterval(timer);
	}, [nowMs, tickMs]);
	return now;
}
