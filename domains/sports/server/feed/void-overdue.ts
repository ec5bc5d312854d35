import type { Sports } from "../api.ts";
import type { EventCache } from "../events/event-cache.ts";
import type { SportsPorts } from "../ports.ts";

/** Voids overdue matches of every feed: a feed that is no longer read sends no result either. */
export async function voidOverdue(
	{ database, clock, log }: Pick<SportsPorts, "database" | "clock" | "log">,
	cache: Pick<EventCache, "overdue">,
	sale: Pick<Sports, "result">,
): Promise<void> {
	for (const { eventId, source, sourceKey } of cache.overdue(clock.nowMs())) {
		await database.transaction((tx) => sale.result(tx, eventId, { status: "cancelled" }));
		log.warn({ source, key: sourceKey }, "a match without a result was made void");
	}
}
