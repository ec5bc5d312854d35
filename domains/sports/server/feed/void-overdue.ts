import { DAY_MS } from "@baize/kernel/time";
import type { Board } from "../board.ts";
import type { Sports } from "../door.ts";
import type { SportsPorts } from "../ports.ts";

/**
 * A match without a result so long after the last kick-off that its feed has told is void, as in the trade a postponed
 * match is that was not played within a stated time. Books with a paid feed state days; results that are written by hand
 * come weeks late at times, and a void that comes too early takes the win from whoever has won.
 */
export const AWAITED_MS = 30 * DAY_MS;

/** Whoever brought them: a feed that is no longer read tells no result either. */
export async function voidOverdue(
	{ database, clock, log }: Pick<SportsPorts, "database" | "clock" | "log">,
	board: Pick<Board, "awaitedSince">,
	sale: Pick<Sports, "result">,
): Promise<void> {
	for (const { eventId, source, sourceKey } of board.awaitedSince(clock.nowMs() - AWAITED_MS)) {
		await database.transaction((tx) => sale.result(tx, eventId, { status: "cancelled" }));
		log.warn({ source, key: sourceKey }, "a match without a result was made void");
	}
}
