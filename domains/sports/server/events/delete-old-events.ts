import type { Tx } from "@baize/platform-server";
import type { Deleted } from "../api.ts";
import { keepForGood, removeEvents, takeOldEvents } from "../store/old-events.ts";

/** In one transaction; small enough not to block other work. */
const BATCH_EVENTS = 200;
/** In one run, so that a long backlog does not make one long run. */
const MAX_BATCHES = 25;

/** Deletes a batch of a source's events that ended earlier and have no bets; the others are never deleted. */
export async function deleteOldEvents(tx: Tx, source: string, endedBeforeMs: number): Promise<Deleted> {
	const old = await takeOldEvents(tx, source, new Date(endedBeforeMs), BATCH_EVENTS);
	const [betOn, others] = [old.filter(({ isBetOn }) => isBetOn), old.filter(({ isBetOn }) => !isBetOn)];
	const eventIds = others.map(({ eventId }) => eventId);
	await keepForGood(
		tx,
		betOn.map(({ eventId }) => eventId),
	);
	await removeEvents(tx, eventIds);
	return { eventIds, mayBeMore: old.length === BATCH_EVENTS };
}

/** Batch after batch, each in its own transaction. */
export async function inBatches(deleteSome: () => Promise<Pick<Deleted, "mayBeMore">>): Promise<void> {
	for (let batch = 0; batch < MAX_BATCHES; batch++) if (!(await deleteSome()).mayBeMore) return;
}
