import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

/** A device clock that was set back by more than this is noticed. */
const CLOCK_WAS_SET_MS = 10_000;

export type ServerClock = {
	/** The server's time at this instant, for what moves. */
	now(): number;
	/** The server's time, ticking every second, for what is written. */
	nowMs: number;
};

/**
 * The server's clock, from the moments that its answers carry. An answer was on its way for a while, so it makes the
 * clock late and never early: the least late one is right.
 */
export function useServerClock(heardMs: number): ServerClock {
	const aheadMs = useRef<number>(undefined);
	const heard = useRef(heardMs);
	const [nowMs, setNowMs] = useState(heardMs);
	useEffect(() => {
		heard.current = heardMs;
		const estimateMs = heardMs - Date.now();
		const isLater = aheadMs.current === undefined || estimateMs > aheadMs.current;
		if (isLater || estimateMs < aheadMs.current! - CLOCK_WAS_SET_MS) aheadMs.current = estimateMs;
	}, [heardMs]);
	const now = useCallback(() => (aheadMs.current === undefined ? heard.current : Date.now() + aheadMs.current), []);
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

/** False while the page is what the server wrote, which knows no time zone of the person's. */
export const useIsOnPage = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
