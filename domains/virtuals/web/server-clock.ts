import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** A device clock that was set back by more than this is detected. */
const CLOCK_WAS_SET_MS = 10_000;

export type ServerClock = {
	/** The server's current time, for animation. */
	now(): number;
	/** The server's time, updated every second, for texts. */
	nowMs: number;
};

/**
 * The server's clock, from the times in its answers. An answer takes a while to arrive, so it makes the clock late and
 * never early: the least late one is right.
 */
export function useServerClock(serverMs: number): ServerClock {
	const aheadMs = useRef<number>(undefined);
	const received = useRef(serverMs);
	const [nowMs, setNowMs] = useState(serverMs);
	useEffect(() => {
		received.current = serverMs;
		const estimateMs = serverMs - Date.now();
		const isLater = aheadMs.current === undefined || estimateMs > aheadMs.current;
		if (isLater || estimateMs < aheadMs.current! - CLOCK_WAS_SET_MS) aheadMs.current = estimateMs;
	}, [serverMs]);
	const now = useCallback(() => (aheadMs.current === undefined ? received.current : Date.now() + aheadMs.current), []);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const tick = (): void => {
			setNowMs(now());
			timer = setTimeout(tick, 1_000 - (now() % 1_000) + 5);
		};
		tick();
		return () => clearTimeout(timer);
	}, [now]);
	return { now, nowMs };
}

const never = () => () => {};

/** False while the page is as rendered by the server, which does not know the reader's time zone. */
export const useIsOnPage = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
