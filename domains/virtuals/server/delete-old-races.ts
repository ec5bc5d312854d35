import { DAY_MS } from "@baize/kernel/time";
import { inBatches } from "@baize/sports/server";
import type { VirtualsPorts } from "./ports.ts";
import { VIRTUALS } from "./publish-race.ts";
import { removeRaces } from "./store.ts";

/** A race can be opened by its address for this long after its end; there are 720 a day. */
export const RACES_RETAINED_MS = 14 * DAY_MS;

/** A race is deleted with its event in the sports book, which knows whether it has bets. */
export function deleteOldRaces({ database, clock, sports }: Pick<VirtualsPorts, "database" | "clock" | "sports">) {
	const beforeMs = clock.nowMs() - RACES_RETAINED_MS;
	return inBatches(() =>
		database.transaction(async (tx) => {
			const deleted = await sports.deleteOld(tx, VIRTUALS, beforeMs);
			await removeRaces(tx, deleted.eventIds);
			return deleted;
		}),
	);
}
