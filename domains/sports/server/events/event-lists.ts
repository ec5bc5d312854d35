import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { EventPhase, SportView, Vertical } from "../../contract/index.ts";
import { type BookEvent, marketStateOf, phaseOf } from "./book-event.ts";

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

const PHASES: Record<NonNullable<EventFilter["when"]> | "all", readonly EventPhase[]> = {
	all: ["live", "upcoming"],
	upcoming: ["upcoming"],
	live: ["live"],
	finished: ["finished", "cancelled", "abandoned"],
};

/** The events of a query in its order, lazily, so that a short list does not scan a whole season. */
export function pickEvents(
	inOrder: readonly BookEvent[],
	filter: EventFilter,
	nowMs: number,
): IteratorObject<BookEvent> {
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

export function sportsTree(inOrder: readonly BookEvent[], vertical: Vertical, nowMs: number): SportView[] {
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
