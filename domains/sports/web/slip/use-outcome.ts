import { useSyncExternalStore } from "react";
import { type PlacingState, placing } from "./placing-store.ts";
import type { SentBet } from "./slip-store.ts";

export const usePlacingState = (): PlacingState =>
	useSyncExternalStore(placing.subscribe, placing.current, placing.nothing);

/** Of these nobody has told yet what became of them. */
export const openBets = (sent: Readonly<Record<string, SentBet>>): [name: string, bet: SentBet][] =>
	Object.entries(sent).filter(([, { isOpen }]) => isOpen);
