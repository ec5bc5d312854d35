import type { Id } from "@baize/kernel/id";
import { DAY_MS } from "@baize/kernel/time";
import type { Tx } from "@baize/platform-server";
import { SIMULATED } from "./feed/simulated.ts";
import type { SportsPorts } from "./ports.ts";
import { keepOnRecord, removeEvents, removeSeedsBefore, takeOldEvents } from "./store/old-events.ts";

/** So long after its end a made-up match is shown to whoever has its address; there are some 2,600 a day. */
export const SIMULATED_KEPT_MS = 14 * DAY_MS;

/** In one transaction; small enough to disturb nobody. */
const BATCH_EVENTS = 200;
/** In one round of work, so that a long backlog does not make one long round. */
const MOST_BATCHES = 25;

export type Forgotten = { eventIds: Id[]; mayBeMore: boolean };

/** Removes a batch of events of a source that ended before and that no bet stands on; the others stay for good. */
export async function forgetEvents(tx: Tx, source: string, endedBeforeMs: number): Promise<Forgotten> {
	const old = await takeOldEvents(tx, source, new Date(endedBeforeMs), BATCH_EVENTS);
	const [betOn, others] = [old.filter(({ isBetOn }) => isBetOn), old.filter(({ isBetOn }) => !isBetOn)];
	const eventIds = others.map(({ eventId }) => eventId);
	await keepOnRecord(
		tx,
		betOn.map(({ eventId }) => eventId),
	);
	await removeEvents(tx, eventIds);
	return { eventIds, mayBeMore: old.length === BATCH_EVENTS };
}

/** Batch after batch, each in a transaction of its own. */
export async function inBatches(forgetSome: () => Promise<Pick<Forgotten, "mayBeMore">>): Promise<void> {
	for (let batch = 0; batch < MOST_BATCHES; batch++) if (!(await forgetSome()).mayBeMore) return;
}

/** What the simulated feed leaves behind. Matches of a real feed are never touched. */
export async function forgetSimulated({ database, clock }: Pick<SportsPorts, "database" | "clock">): Promise<void> {
	const beforeMs = clock.nowMs() - SIMULATED_KEPT_MS;
	await inBatches(() => database.transaction((tx) => forgetEvents(tx, SIMULATED, beforeMs)));
	await removeSeedsBefore(database.reader, new Date(beforeMs));
}
