import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Opening, openingOf } from "./mode.ts";

const NO_SUBSCRIPTION = (): (() => void) => () => {};
const NO_HASH = (): string => "";

/**
 * How the address says that the game opens. The server never sees a hash, so the first render has none; the next one
 * follows at once, before any press is handled, or a press meant for real money could play for practice.
 */
export function useOpening(isPlayer: boolean): Opening {
	const { search, hash } = useLocation();
	const known = useSyncExternalStore(NO_SUBSCRIPTION, () => hash, NO_HASH);
	return openingOf({ search, hash: known }, isPlayer);
}

/** Whether the player asked for reduced motion. */
export function useStillness(): boolean {
	const [isStill, set] = useState(false);
	useEffect(() => {
		const query = matchMedia("(prefers-reduced-motion: reduce)");
		const onChange = (): void => set(query.matches);
		onChange();
		query.addEventListener("change", onChange);
		return () => query.removeEventListener("change", onChange);
	}, []);
	return isStill;
}

/** As wide as a phone. PLAY-02 */
export function useIsMobile(): boolean {
	const [isMobile, set] = useState(false);
	useEffect(() => {
		const query = matchMedia("(width < 52rem)");
		const onChange = (): void => set(query.matches);
		onChange();
		query.addEventListener("change", onChange);
		return () => query.removeEventListener("change", onChange);
	}, []);
	return isMobile;
}
