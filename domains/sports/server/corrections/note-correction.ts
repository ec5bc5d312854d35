import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { eventName } from "../../contract/event-name.ts";
import type { ResultView } from "../../contract/index.ts";
import type { SportsPorts } from "../ports.ts";
import { isSameResult } from "../settlement/same-result.ts";
import { readEvents } from "../store/events.ts";
import { correctionsOf, insertCorrection, lockEvent, moveReportedAt } from "./correction-store.ts";

/**
 * Puts another result of an event whose bets are settled, or being settled, in the queue of what people decide. Reported again
 * after another one it is news, too: an open entry moves to that time, and one that was decided is followed by another.
 */
export async function noteCorrection(
	{ ids, clock }: Pick<SportsPorts, "ids" | "clock">,
	tx: Tx,
	eventId: Id,
	reported: ResultView,
): Promise<void> {
	await lockEvent(tx, eventId);
	const [event] = await readEvents(tx, { ids: [eventId] });
	if (!event?.result) return;
	const reports = await correctionsOf(tx, eventId);
	if (isSameResult(reports.at(-1)?.reported ?? event.result, reported)) return;
	const at = new Date(clock.nowMs());
	const open = reports.find((row) => row.state === "open" && isSameResult(row.reported, reported));
	if (open) return moveReportedAt(tx, open.id, at);
	await insertCorrection(tx, {
		id: ids(),
		event_id: eventId,
		event_name: eventName(event.participants, event.competition),
		source: event.source,
		settled: JSON.stringify(event.result),
		reported: JSON.stringify(reported),
		noted_at: at,
	});
}
