import { MINUTE_MS } from "@baize/kernel/time";
import { retryOnContention } from "@baize/platform-server";
import { lockPlayer, readBonusRow, readOverdue } from "../grants/bonus-store.ts";
import { end } from "../grants/end.ts";
import { stateAt } from "../grants/rules.ts";
import type { PromotionsPorts } from "../ports.ts";

const AT_ONCE = 200;
/** A deposit that was made in time is followed by then. */
const TAKEN_WAITS_MS = 5 * MINUTE_MS;

/**
 * Takes back what has passed its time. The rule has decided before: nothing can be staked of it from that moment on, and
 * pages show it as expired.
 */
export async function endOverdue(ports: PromotionsPorts): Promise<void> {
	const nowMs = ports.clock.nowMs();
	const overdue = await readOverdue(ports.database.reader, new Date(nowMs - TAKEN_WAITS_MS), new Date(nowMs), AT_ONCE);
	for (const { player_id, grant_id } of overdue)
		await retryOnContention(() =>
			ports.database.transaction(async (tx) => {
				await lockPlayer(tx, player_id);
				const row = await readBonusRow(tx, player_id, grant_id);
				if (row && row.state !== "expired" && stateAt(row, nowMs) === "expired") await end(ports, tx, row, "expired");
			}),
		);
}
