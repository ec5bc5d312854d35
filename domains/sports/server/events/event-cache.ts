import { type Id, idText } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import {
	EVENTS_TOPIC,
	type EventPhase,
	type EventRow,
	type EventView,
	type Live,
	pricesTopic,
	type Quote,
	type SelectionRef,
	type SportView,
	type Vertical,
} from "../../contract/index.ts";
import { type BookEvent, marketStateOf, phaseOf, quoteOf, rowOf, type Seen, viewOf, voidAtMs } from "./book-event.ts";
import { isRetained } from "./retention.ts";

export type EventFilter = {
	vertical: Vertical;
	sport?: string;
	competition?: string;
	when?: "upcoming" | "live" | "finished";
	/** Only events that take bets now, have a known time and are near enough for a weekday to name their day. */
	isNext?: true;
	/** The last event of the previous page. */
	after?: { startsAtMs: number; eventId: Id };
	limit: number;
};

type Publisher = { publishHere(topic: string, kind: string, data: unknown): void };

/** Everything on offer, in memory: reads are answered from here, and open pages are notified of each change. */
export type EventCache = ReturnType<typeof openEventCache>;

export function openEventCache(clock: Clock, stream: Publisher) {
	const events = new Map<Id, BookEvent>();
	const bySource = new Map<string, Id>();
	const live = new Map<Id, Live>();
	let inOrder: BookEvent[] | undefined;
	let version = 0;

	const seen = (event: BookEvent): Seen => ({ event, live: live.get(event.eventId) ?? null, nowMs: clock.nowMs() });

	function store(event: BookEvent): boolean {
		const known = events.get(event.eventId);
		if (known && known.version >= event.version) return false;
		inOrder = undefined;
		events.set(event.eventId, event);
		bySource.set(sourceName(event.source, event.sourceKey), event.eventId);
		if (event.result || event.feedStoppedAtMs !== null) live.delete(event.eventId);
		version++;
		return true;
	}

	function publish(event: BookEvent): void {
		stream.publishHere(EVENTS_TOPIC, "event", { event: rowOf(seen(event)) });
		stream.publishHere(pricesTopic(idText(event.eventId)), "event", { event: viewOf(seen(event)) });
	}

	/** All events by start, then by id. */
	function ordered(): readonly BookEvent[] {
		inOrder ??= [...events.values()].sort((a, b) => a.startsAtMs - b.startsAtMs || (a.eventId < b.eventId ? -1 : 1));
		return inOrder;
	}

	function dropOld(): void {
		for (const event of events.values()) {
			if (event.state !== "settled" || isRetained(event, clock.nowMs())) continue;
			events.delete(event.eventId);
			bySource.delete(sourceName(event.source, event.sourceKey));
			live.delete(event.eventId);
			inOrder = undefined;
			version++;
		}
	}

	return {
		/** Loads what was read from the database, without notifying pages. */
		load: (read: readonly BookEvent[]) => void read.forEach(store),
		/** Applies changes. A version older than the cached one changes nothing. */
		put(changed: readonly BookEvent[]) {
			dropOld();
			for (const event of changed) if (store(event)) publish(event);
		},
		putLive(eventId: Id, now: Live) {
			const event = events.get(eventId);
			if (!event || event.result || event.feedStoppedAtMs !== null) return;
			live.set(eventId, now);
			version++;
			const message = { eventId: idText(eventId), phase: phaseOf(event, clock.nowMs()), live: now };
			stream.publishHere(EVENTS_TOPIC, "live", message);
			stream.publishHere(pricesTopic(message.eventId), "live", message);
		},
		/** Increases with every change. */
		version: () => version,
		get: (eventId: Id): BookEvent | undefined => events.get(eventId),
		ofSource: (source: string, sourceKey: string): BookEvent | undefined => {
			const eventId = bySource.get(sourceName(source, sourceKey));
			return eventId === undefined ? undefined : events.get(eventId);
		},
		withoutResult: (source: string): BookEvent[] =>
			[...events.values()].filter((event) => event.source === source && !event.result),
		/** Matches without a result for which none is expected any more. */
		overdue: (nowMs: number): BookEvent[] =>
			[...events.values()].filter((event) => event.vertical === "sports" && !event.result && voidAtMs(event) <= nowMs),
		seen,
		view(eventId: Id): EventView | undefined {
			const event = events.get(eventId);
			return event && viewOf(seen(event));
		},
		quote(selection: SelectionRef): Quote | undefined {
			const event = events.get(selection.eventId);
			return event && quoteOf(seen(event), selection);
		},
		list(filter: EventFilter): { events: EventRow[]; hasMore: boolean } {
			const wanted = [...pick(ordered(), filter, clock.nowMs()).take(filter.limit + 1)];
			return {
				events: wanted.slice(0, filter.limit).map((event) => rowOf(seen(event))),
				hasMore: wanted.length > filter.limit,
			};
		},
		sports: (vertical: Vertical): SportView[] => sportsTree(ordered(), vertical, clock.nowMs()),
	};
}

const sourceName = (source: string, sourceKey: string): string => `${source} ${sourceKey}`;

const PHASES: Record<NonNullable<EventFilter["when"]> | "all", readonly EventPhase[]> = {
	all: ["live", "upcoming"],
	upcoming: ["upcoming"],
	live: ["live"],
	finished: ["finished", "cancelled", "abandoned"],
};

/** The events of a query in its order, lazily, so that a short list does not scan a whole season. */
function pick(inOrder: readonly BookEvent[], filter: EventFilter, nowMs: number): IteratorObject<BookEvent> {
	const phases = PHASES[filter.when ?? "all"];
	const isNewestFirst = filter.when === "finished";
	const { after } = filter;
	return (isNewestFirst ? inOrder.toReversed() : inOrder)
		.values()
		.filter(
			(event) =>
				event.vertical === filter.vertical &&
				(filter.sport === undefined || event.sport === filter.sport) &&
				(filter.competition === undefined || event.competitionId === filter.competition) &&
				phases.includes(phaseOf(event, nowMs)) &&
				isShown(event) &&
				(!filter.isNext || isNext(event, nowMs)) &&
				(!after || isBeyond(event, after, isNewestFirst)),
		);
}

/** Events that no running feed covers are in no list, even once void: no one looks for them among the results. */
const isShown = ({ feedStoppedAtMs }: BookEvent): boolean => feedStoppedAtMs === null;

const NEXT_MS = 6 * DAY_MS;

const isNext = (event: BookEvent, nowMs: number): boolean =>
	event.startPrecision === "time" && event.startsAtMs < nowMs + NEXT_MS && marketStateOf(event, nowMs) === "open";

function isBeyond(event: BookEvent, after: { startsAtMs: number; eventId: Id }, isNewestFirst: boolean): boolean {
	const later =
		event.startsAtMs === after.startsAtMs ? event.eventId > after.eventId : event.startsAtMs > after.startsAtMs;
	const same = event.eventId === after.eventId;
	return !same && later !== isNewestFirst;
}

function sportsTree(inOrder: readonly BookEvent[], vertical: Vertical, nowMs: number): SportView[] {
	const shown = inOrder.flatMap((event) => {
		const phase = phaseOf(event, nowMs);
		const isCounted = event.vertical === vertical && PHASES.all.includes(phase) && isShown(event);
		return isCounted ? [{ event, isLive: phase === "live" }] : [];
	});
	const counts = (group: typeof shown) => ({
		eventCount: group.length,
		liveCount: group.filter((each) => each.isLive).length,
	});
	return [...Map.groupBy(shown, ({ event }) => event.sport)].map(([sport, ofSport]) => ({
		sport,
		...counts(ofSport),
		competitions: [...Map.groupBy(ofSport, ({ event }) => event.competitionId)]
			.map(([competitionId, group]) => ({ competitionId, competition: group[0]!.event.competition, ...counts(group) }))
			.sort((a, b) => (a.competition < b.competition ? -1 : 1)),
	}));
}
