import type { EventView, Quote } from "../../../contract/schemas.ts";
import { eventOf, type Quotes } from "../lines/lines.ts";

/** An event as the stream brought it, and when, by `performance.now()`. */
export type StreamedEvent = { readonly event: EventView; readonly atMs: number };

/**
 * The quotes of these selections as they were read, with the events that the stream has brought since they were asked for
 * in place of what was read of them.
 */
export function quotesWith(
	read: Quotes | undefined,
	askedAtMs: number | undefined,
	streamed: ReadonlyMap<string, StreamedEvent>,
	selectionIds: readonly string[],
): Quotes {
	const newer = [...streamed.values()].filter(({ atMs }) => askedAtMs === undefined || atMs >= askedAtMs);
	if (newer.length === 0 && read) return read;
	const events = new Map(newer.map(({ event }) => [event.eventId, event]));
	const isRead = (selectionId: string): boolean => !events.has(eventOf(selectionId));
	const changed = selectionIds.filter((selectionId) => !isRead(selectionId));
	const found = changed.map((selectionId) => quoteIn(events.get(eventOf(selectionId))!, selectionId));
	return {
		quotes: [
			...(read?.quotes ?? []).filter((quote) => isRead(quote.selectionId)),
			...found.filter((quote) => quote !== undefined),
		],
		gone: [...(read?.gone ?? []).filter(isRead), ...changed.filter((_id, at) => found[at] === undefined)],
	};
}

/** Undefined where the event no longer has the selection. */
function quoteIn(event: EventView, selectionId: string): Quote | undefined {
	for (const { kind, lineX100, state, marginText, selections } of event.markets) {
		const selection = selections.find((each) => each.selectionId === selectionId);
		if (!selection) continue;
		const { eventId, startsAtMs, startPrecision, closesAtMs, competition, participants } = event;
		return {
			...{ selectionId, eventId, key: selection.key, kind },
			...(lineX100 === undefined ? {} : { lineX100 }),
			...{ priceX10000: selection.priceX10000, marketState: state, marginText, isOpen: state === "open" },
			...{ startsAtMs, startPrecision, closesAtMs, competition, participants },
		};
	}
	return undefined;
}
