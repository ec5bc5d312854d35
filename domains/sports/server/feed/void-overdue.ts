import type { Board } from "../board.ts";
import type { Sports } from "../door.ts";
import type { SportsPorts } from "../ports.ts";

/** Of whoever brought the matches: a feed that is no longer read tells no result either. */
export async function voidOverdue(
	{ database, clock, log }: Pick<SportsPorts, "database" | "clock" | "log">,
	board: Pick<Board, "overdue">,
	sale: Pick<Sports, "result">,
): Promise<void> {
	for (const { eventId, source, sourceKey } of board.overdue(clock.nowMs())) {
		await database.transaction((tx) => sale.result(tx, eventId, { status: "cancelled" }));
		log.warn({ source, key: sourceKey }, "a match without a result was made void");
	}
}
