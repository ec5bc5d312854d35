import { check } from "@baize/kernel/check";
import type { Minor } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import { freeBudget } from "../offers/offer-store.ts";
import type { PromotionsPorts } from "../ports.ts";
import type { BonusRow } from "../tables.ts";
import { updateBonus } from "./bonus-store.ts";
import { activateNext } from "./give.ts";

type Ports = Pick<PromotionsPorts, "clock" | "ids" | "log" | "ledger" | "wallet" | "spins" | "freeBets" | "games">;
export type HowEnded = "forfeited" | "expired" | "removed";

/** What an end took back; undefined where the wagering had been completed before, so that nothing was. */
export type Ended = { row: BonusRow; lostMinor: Minor } | undefined;

/**
 * Ends what is taken, promised or in force, without paying it, and brings the next one into force. The caller has locked
 * the player.
 */
export async function end(
	ports: Ports,
	tx: Tx,
	row: BonusRow,
	how: HowEnded,
	reason: string | null = null,
): Promise<Ended> {
	const change = { state: how, reason, ended_at: new Date(ports.clock.nowMs()) };
	if (row.state === "optedIn") {
		await freeBudget(tx, row.offer_id, row.held);
		return { row: await updateBonus(tx, row, { ...change, held: 0n }), lostMinor: 0n };
	}
	check(row.state === "pending" || row.state === "active", "only what is open can end");
	const ended = await updateBonus(tx, row, change);
	const removed = await ports.ledger.bonuses.remove(tx, {
		playerId: row.player_id,
		currency: row.currency,
		grant: row.grant_id,
		releaseId: ports.ids(),
	});
	if (removed.status === "converted") {
		await updateBonus(tx, row, { state: row.state, reason: row.reason, ended_at: null });
		return undefined;
	}
	check(removed.status === "done" && !removed.replayed, "a bonus ends once in the books");
	await activateNext(ports, tx, ended);
	return { row: ended, lostMinor: removed.bonusMinor + removed.promisedMinor };
}
