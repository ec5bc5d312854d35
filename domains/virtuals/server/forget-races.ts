import { DAY_MS } from "@baize/kernel/time";
import { inBatches } from "@baize/sports/server";
import type { VirtualsPorts } from "./ports.ts";
import { VIRTUALS } from "./publish-race.ts";
import { removeRaces } from "./store.ts";

/** So long after its end a race can be looked up by whoever has its address; there are 720 a day. */
export const RACES_KEPT_MS = 14 * DAY_MS;

/** A race goes together with its event in the sports book, which knows whether anybody has bet on it. */
export function forgetRaces({ database, clock, sports }: Pick<VirtualsPorts, "database" | "clock" | "sports">) {
	const beforeMs = clock.nowMs() - RACES_KEPT_MS;
	return inBatches(() =>
		database.transaction(async (tx) => {
			const forgotten = await sports.forget(tx, VIRTUALS, beforeMs);
			await removeRaces(tx, forgotten.eventIds);
			return forgotten;
		}),
	);
}
