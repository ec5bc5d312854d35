import { DAY_MS } from "@baize/kernel/time";
import { deleteOldEvents, inBatches } from "../events/delete-old-events.ts";
import type { SportsPorts } from "../ports.ts";
import { removeSeedsBefore } from "../store/old-events.ts";
import { SIMULATED } from "./simulated.ts";

/** A simulated match can be opened by its address for this long after its end; there are about 2,600 a day. */
export const SIMULATED_RETAINED_MS = 14 * DAY_MS;

/** Deletes old events of the simulated feed, whichever feed runs. Matches of a real feed are never deleted. */
export async function deleteOldMatches({ database, clock }: Pick<SportsPorts, "database" | "clock">): Promise<void> {
	const beforeMs = clock.nowMs() - SIMULATED_RETAINED_MS;
	await inBatches(() => database.transaction((tx) => deleteOldEvents(tx, SIMULATED, beforeMs)));
	await removeSeedsBefore(database.reader, SIMULATED, new Date(beforeMs));
}
