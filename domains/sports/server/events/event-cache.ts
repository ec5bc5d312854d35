import { type Id, idText } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import {
	EVENTS_TOPIC,
	type EventRow,
	type EventView,
	type Live,
	pricesTopic,
	type Quote,
	type SelectionRef,
	type SportView,
	type Vertical,
} from "../../contract/index.ts";
import { type BookEvent, phaseOf, quoteOf, rowOf, type Seen, viewOf, voidAtMs } from "./book-event.ts";
import { type EventFilter, pickEvents, sportsTree } from "./event-lists.ts";
import { isRetained } from "./retention.ts";

type Publisher = { publishHere(topic: string, kind: string, data: unknown): void };

/** Everything on offer, in memory: reads are answered from here, and open pages are notified of each change. */
export type EventCache = ReturnType<typeof openEventCache>;

export function openEventCache(clock: Clock, stream: Publisher) {
	const events = openEvents();
	const { get, live } = events;

	const seen = (event: BookEvent): Seen => ({ event, live: live(event.eventId), nowMs: clock.nowMs() });

	function publish(event: BookEvent): void {
		stream.publishHere(EVENTS_TOPIC, "event", { event: rowOf(seen(event)) });
		stream.publishHere(pricesTopic(idText(event.eventId)), "event", { event: viewOf(seen(event)) });
	}

	return {
		/** Loads what was read from the database, without notifying pages. */
		load: (read: readonly BookEvent[]) => void read.forEach(events.store),
		/** Applies changes. A version older than the cached one changes nothing. */
		put(changed: readonly BookEvent[]) {
			events.dropOld(clock.nowMs());
			for (const event of changed) if (events.store(event)) publish(event);
		},
		putLive(eventId: Id, now: Live) {
			const event = events.storeLive(eventId, now);
			if (!event) return;
			const message = { eventId: idText(eventId), phase: phaseOf(event, clock.nowMs()), live: now };
			stream.publishHere(EVENTS_TOPIC, "live", message);
			stream.publishHere(pricesTopic(message.eventId), "live", message);
		},
		/** Increases with every change. */
		version: events.version,
		get,
		ofSource: events.ofSource,
		withoutResult: (source: string): BookEvent[] =>
			[...events.all()].filter((event) => event.source === source && !event.result),
		/** Matches without a result for which none is expected any more. */
		overdue: (nowMs: number): BookEvent[] =>
			[...events.all()].filter((event) => event.vertical === "sports" && !event.result && voidAtMs(event) <= nowMs),
		seen,
		view(eventId: Id): EventView | undefined {
			const event = get(eventId);
			return event && viewOf(seen(event));
		},
		quote(selection: SelectionRef): Quote | undefined {
			const event = get(selection.eventId);
			return event && quoteOf(seen(event), selection);
		},
		list(filter: EventFilter): { events: EventRow[]; hasMore: boolean } {
			const wanted = [...pickEvents(events.ordered(), filter, clock.nowMs()).take(filter.limit + 1)];
			return {
				events: wanted.slice(0, filter.limit).map((event) => rowOf(seen(event))),
				hasMore: wanted.length > filter.limit,
			};
		},
		sports: (vertical: Vertical): SportView[] => sportsTree(events.ordered(), vertical, clock.nowMs()),
	};
}

/** The events with what is live of them; each change makes a new version. */
function openEvents() {
	const events = new Map<Id, BookEvent>();
	const bySource = new Map<string, Id>();
	const live = new Map<Id, Live>();
	let inOrder: BookEvent[] | undefined;
	let version = 0;

	function drop({ eventId, source, sourceKey }: BookEvent): void {
		events.delete(eventId);
		bySource.delete(sourceName(source, sourceKey));
		live.delete(eventId);
		inOrder = undefined;
		version++;
	}

	return {
		version: () => version,
		all: (): Iterable<BookEvent> => events.values(),
		get: (eventId: Id): BookEvent | undefined => events.get(eventId),
		live: (eventId: Id): Live | null => live.get(eventId) ?? null,
		ofSource(source: string, sourceKey: string): BookEvent | undefined {
			const eventId = bySource.get(sourceName(source, sourceKey));
			return eventId === undefined ? undefined : events.get(eventId);
		},
		/** By start, then by id. */
		ordered(): readonly BookEvent[] {
			inOrder ??= [...events.values()].sort((a, b) => a.startsAtMs - b.startsAtMs || (a.eventId < b.eventId ? -1 : 1));
			return inOrder;
		},
		/** False where this version, or a later one, is stored already. */
		store(event: BookEvent): boolean {
			const known = events.get(event.eventId);
			if (known && known.version >= event.version) return false;
			inOrder = undefined;
			events.set(event.eventId, event);
			bySource.set(sourceName(event.source, event.sourceKey), event.eventId);
			if (!canBeLive(event)) live.delete(event.eventId);
			version++;
			return true;
		},
		/** The event, where it can be live. */
		storeLive(eventId: Id, now: Live): BookEvent | undefined {
			const event = events.get(eventId);
			if (!event || !canBeLive(event)) return undefined;
			live.set(eventId, now);
			version++;
			return event;
		},
		dropOld(nowMs: number): void {
			for (const event of events.values()) if (event.state === "settled" && !isRetained(event, nowMs)) drop(event);
		},
	};
}

const canBeLive = ({ result, feedStoppedAtMs }: BookEvent): boolean => !result && feedStoppedAtMs === null;

const sourceName = (source: string, sourceKey: string): string => `${source} ${sourceKey}`;
