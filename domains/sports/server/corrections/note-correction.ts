import type { Id } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { eventName } from "../../contract/event-name.ts";
import type { ResultView } from "../../contract/index.ts";
import type { SportsPorts } from "../ports.ts";
import { readEvents } from "../store/events.ts";
import { insertCorrection } from "./correction-store.ts";

/** Puts another result of an event whose bets are settled, or being settled, in the queue of what people decide. */
export async function noteCorrection(
	{ ids, clock }: Pick<SportsPorts, "ids" | "clock">,
	tx: Tx,
	eventId: Id,
	reported: ResultView,
): Promise<void> {
	const [event] = await readEvents(tx, { ids: [eventId] });
	if (!event?.result) return;
	await insertCorrection(tx, {
		id: ids(),
		event_id: eventId,
		event_name: eventName(event.participants, event.competition),
		source: event.source,
		settled: JSON.stringify(event.result),
		reported: JSON.stringify(reported),
		noted_at: new Date(clock.nowMs()),
	});
}
