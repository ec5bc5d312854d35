import { useRef } from "react";
import { laidInOrder, type ShownTable } from "./shown-table.ts";

/** How long after the one before a card is laid. */
export const CARD_MS = 190;

/**
 * When each card of the table is laid, in milliseconds from when it was first there: those that come together come one
 * after the other. `deal` counts the rounds.
 */
export function useDealing(table: ShownTable | undefined, deal: number): (key: string) => number {
	const laid = useRef({ deal, delays: new Map<string, number>() });
	if (laid.current.deal !== deal) laid.current = { deal, delays: new Map() };
	const { delays } = laid.current;
	const fresh = table ? laidInOrder(table).filter((key) => !delays.has(key)) : [];
	for (const [at, key] of fresh.entries()) delays.set(key, at * CARD_MS);
	return (key) => delays.get(key) ?? 0;
}

/** How long the last cards of a round take. */
export const endingMs = (before: ShownTable | undefined, after: ShownTable): number => {
	const known = new Set(before ? laidInOrder(before) : []);
	return 450 + CARD_MS * laidInOrder(after).filter((key) => !known.has(key)).length;
};
