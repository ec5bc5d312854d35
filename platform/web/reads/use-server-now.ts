import { useEffect, useState } from "react";
import { usePageHouse } from "../house/viewer.ts";

/** The server's time, ticking; countdowns use it, because device clocks are wrong. */
export function useServerNow(tickMs = 1_000): number {
	const { nowMs } = usePageHouse();
	const [now, setNow] = useState(nowMs);
	useEffect(() => {
		const offsetMs = nowMs - Date.now();
		setNow(Date.now() + offsetMs);
		const timer = setInterval(() => setNow(Date.now() + offsetMs), tickMs);
		return () => clearInterval(timer);
	}, [nowMs, tickMs]);
	return now;
}
