import { usePolled, useStream } from "@baize/platform-web/reads";
import { useCallback, useMemo, useState } from "react";
import { readQuotes } from "../../../contract/calls.ts";
import { pricesTopic } from "../../../contract/events.ts";
import type { EventView } from "../../../contract/schemas.ts";
import { linesOf, type SlipLine } from "../lines/lines.ts";
import type { SlipLeg } from "../slip-store.ts";
import { quotesWith, type StreamedEvent } from "./streamed-quotes.ts";

type SlipQuotes = { lines: SlipLine[]; refresh: () => void; onEvent: (event: EventView) => void };

/**
 * The slip with its present prices. A change of an event comes with the stream, whole; prices are asked for only after a
 * connection, for what was not sent before it, and every so often, for what was lost.
 */
export function useQuotes(legs: readonly SlipLeg[]): SlipQuotes {
	const selections = legs.map((leg) => leg.selectionId).join(",");
	const { data, askedAtMs, refresh } = usePolled(readQuotes, selections ? { query: { selections } } : undefined);
	const [streamed, setStreamed] = useState<ReadonlyMap<string, StreamedEvent>>(NONE);
	const onEvent = useCallback((event: EventView): void => {
		const atMs = performance.now();
		setStreamed((before) => new Map(before).set(event.eventId, { event, atMs }));
	}, []);
	const lines = useMemo(() => {
		const selectionIds = legs.map((leg) => leg.selectionId);
		return linesOf(legs, quotesWith(data, askedAtMs, streamed, selectionIds));
	}, [legs, data, askedAtMs, streamed]);
	return { lines, refresh, onEvent };
}

const NONE: ReadonlyMap<string, StreamedEvent> = new Map();

type SubscriptionProps = { eventId: string; onEvent: (event: EventView) => void; onOpen: () => void };

/** Subscribes to one event of the slip. A component, because the number of events changes. */
export function EventSubscription({ eventId, onEvent, onOpen }: SubscriptionProps): null {
	useStream(pricesTopic(eventId), "event", (data) => onEvent((data as { event: EventView }).event), onOpen);
	return null;
}
