import { useStream } from "@baize/platform-web/reads";
import { useMemo, useState } from "react";
import { EVENTS_TOPIC, pricesTopic } from "../contract/events.ts";
import type { EventPhase, EventRow, EventView, Live } from "../contract/schemas.ts";

type ToldLive = { eventId: string; phase: EventPhase; live: Live };

type Told = { of: readonly EventRow[]; rows: ReadonlyMap<string, EventRow> };
const NONE: Told["rows"] = new Map();

/**
 * The rows as the house last told them: prices, scores and minutes change in place. `readAgain` is for what nobody told while
 * it was not heard; rows that were read again are newer than anything told of those before.
 */
export function useLiveRows(rows: readonly EventRow[], readAgain: () => void): readonly EventRow[] {
	const [told, setTold] = useState<Told>({ of: rows, rows: NONE });
	const present = told.of === rows ? told.rows : NONE;
	const known = useMemo(() => new Map(rows.map((row) => [row.eventId, row])), [rows]);
	const hear = (eventId: string, change: (row: EventRow) => EventRow): void => {
		const base = known.get(eventId);
		if (!base) return;
		setTold((before) => {
			const newest = before.of === rows ? before.rows : NONE;
			return { of: rows, rows: new Map(newest).set(eventId, change(newest.get(eventId) ?? base)) };
		});
	};
	useStream(
		EVENTS_TOPIC,
		"event",
		(data) => {
			const { event } = data as { event: EventRow };
			hear(event.eventId, () => event);
		},
		readAgain,
	);
	useStream(EVENTS_TOPIC, "live", (data) => {
		const { eventId, phase, live } = data as ToldLive;
		hear(eventId, (row) => ({ ...row, phase, live }));
	});
	// One that goes off sale leaves the list, as it does when the list is read again.
	return useMemo(
		() => rows.map((row) => present.get(row.eventId) ?? row).filter(({ feedStopped }) => feedStopped === null),
		[rows, present],
	);
}

/** One event with all of its markets, as the house last told it; `readAgain` is for what nobody told while it was not heard. */
export function useLiveEvent(read: EventView, readAgain: () => void): EventView {
	const [told, setTold] = useState<{ of: EventView; event: EventView }>({ of: read, event: read });
	const present = told.of === read ? told.event : read;
	const topic = pricesTopic(read.eventId);
	useStream(topic, "event", (data) => setTold({ of: read, event: (data as { event: EventView }).event }), readAgain);
	useStream(topic, "live", (data) => {
		const { phase, live } = data as ToldLive;
		setTold((before) => ({ of: read, event: { ...(before.of === read ? before.event : read), phase, live } }));
	});
	return present;
}
