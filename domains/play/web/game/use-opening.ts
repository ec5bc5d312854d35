import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Opening, openingOf } from "./mode.ts";

const NOTHING_TO_HEAR = (): (() => void) => () => {};
const NO_HASH = (): string => "";

/**
 * How the address says that the game opens. The server never sees a hash, so the first drawing knows none; the next one
 * follows at once, before any press is answered, or a press meant for real money could play for practice.
 */
export function useOpening(isPlayer: boolean): Opening {
	const { search, hash } = useLocation();
	const known = useSyncExternalStore(NOTHING_TO_HEAR, () => hash, NO_HASH);
	return openingOf({ search, hash: known }, isPlayer);
}

/** Whether a person wants less motion. */
export function useStillness(): boolean {
	const [isStill, set] = useState(false);
	useEffect(() => {
		const query = matchMedia("(prefers-reduced-motion: reduce)");
		const hear = (): void => set(query.matches);
		hear();
		query.addEventListener("change", hear);
		return () => query.removeEventListener("change", hear);
	}, []);
	return isStill;
}

/** As wide as a phone. PLAY-02 */
export function useIsMobile(): boolean {
	const [isMobile, set] = useState(false);
	useEffect(() => {
		const query = matchMedia("(width < 52rem)");
		const hear = (): void => set(query.matches);
		hear();
		query.addEventListener("change", hear);
		return () => query.removeEventListener("change", hear);
	}, []);
	return isMobile;
}
