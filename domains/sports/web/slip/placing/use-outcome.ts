import { useSyncExternalStore } from "react";
import type { SentBet } from "../slip-store.ts";
import { type PlacingState, placing } from "./placing-store.ts";

export const usePlacingState = (): PlacingState =>
	useSyncExternalStore(placing.subscribe, placing.current, placing.nothing);

/** Bets whose outcome is still unknown. */
export const openBets = (sent: Readonly<Record<string, SentBet>>): [name: string, bet: SentBet][] =>
	Object.entries(sent).filter(([, { isOpen }]) => isOpen);
