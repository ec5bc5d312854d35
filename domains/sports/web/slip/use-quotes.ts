import { usePolled, useStream } from "@baize/platform-web/reads";
import { useMemo } from "react";
import { readQuotes } from "../../contract/calls.ts";
import { pricesTopic } from "../../contract/events.ts";
import { linesOf, type SlipLine } from "./lines.ts";
import type { SlipLeg } from "./slip-store.ts";

/** The slip with its present prices: asked for again whenever one of its events changes, and every so often anyway. */
export function useQuotes(legs: readonly SlipLeg[]): { lines: SlipLine[]; refresh: () => void } {
	const selections = legs.map((leg) => leg.selectionId).join(",");
	const { data, refresh } = usePolled(readQuotes, selections ? { query: { selections } } : undefined);
	const lines = useMemo(() => linesOf(legs, data), [legs, data]);
	return { lines, refresh };
}

type EarProps = { eventId: string; onChange: () => void; onOpen: () => void };

/** Listens to one event of the slip. A part by itself, because the number of events changes. */
export function EventEar({ eventId, onChange, onOpen }: EarProps): null {
	useStream(pricesTopic(eventId), "event", onChange, onOpen);
	return null;
}
