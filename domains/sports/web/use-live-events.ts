import { useStream } from "@baize/platform-web/reads";
import { useMemo, useState } from "react";
import { EVENTS_TOPIC, pricesTopic } from "../contract/events.ts";
import type { EventPhase, EventRow, EventView, Live } from "../contract/schemas.ts";

type LiveMessage = { eventId: string; phase: EventPhase; live: Live };

type Latest = { of: readonly EventRow[]; rows: ReadonlyMap<string, EventRow> };
const NONE: Latest["rows"] = new Map();

/**
 * The rows with their latest state: prices, scores and minutes change in place. `readAgain` fetches what was missed
 * while disconnected; rows that were read again are newer than earlier messages.
 */
export function useLiveRows(rows: readonly EventRow[], readAgain: () => void): readonly EventRow[] {
	const [latest, setLatest] = useState<Latest>({ of: rows, rows: NONE });
	const present = latest.of === rows ? latest.rows : NONE;
	const known = useMemo(() => new Map(rows.map((row) => [row.eventId, row])), [rows]);
	const apply = (eventId: string, change: (row: EventRow) => EventRow): void => {
		const base = known.get(eventId);
		if (!base) return;
		setLatest((before) => {
			const newest = before.of === rows ? before.rows : NONE;
			return { of: rows, rows: new Map(newest).set(eventId, change(newest.get(eventId) ?? base)) };
		});
	};
	useStream(
		EVENTS_TOPIC,
		"event",
		(data) => {
			const { event } = data as { event: EventRow };
			apply(event.eventId, () => event);
		},
		readAgain,
	);
	useStream(EVENTS_TOPIC, "live", (data) => {
		const { eventId, phase, live } = data as LiveMessage;
		apply(eventId, (row) => ({ ...row, phase, live }));
	});
	// An event that goes off sale leaves the list, as when the list is read again.
	return useMemo(
		() => rows.map((row) => present.get(row.eventId) ?? row).filter(({ feedStopped }) => feedStopped === null),
		[rows, present],
	);
}

/** One event with all of its markets in its latest state; `readAgain` fetches what was missed while disconnected. */
export function useLiveEvent(read: EventView, readAgain: () => void): EventView {
	const [latest, setLatest] = useState<{ of: EventView; event: EventView }>({ of: read, event: read });
	const present = latest.of === read ? latest.event : read;
	const topic = pricesTopic(read.eventId);
	useStream(topic, "event", (data) => setLatest({ of: read, event: (data as { event: EventView }).event }), readAgain);
	useStream(topic, "live", (data) => {
		const { phase, live } = data as LiveMessage;
		setLatest((before) => ({ of: read, event: { ...(before.of === read ? before.event : read), phase, live } }));
	});
	return present;
}
