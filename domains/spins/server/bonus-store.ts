import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "./tables.ts";

export type BonusRow = Selectable<Tables["spins.bonus"]>;

export async function insertBonus(tx: Tx, row: Insertable<Tables["spins.bonus"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("spins.bonus").values(row).execute();
}

export const readBonus = (reader: Reader, playerId: Id, bonusId: Id): Promise<BonusRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("spins.bonus")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("bonus_id", "=", bonusId)
		.executeTakeFirst();

/** Across buckets: those whose time is over and that nothing has ended yet, the oldest first. */
export const readOverdue = (reader: Reader, at: Date, limit: number): Promise<BonusRow[]> =>
	rows<Tables>(reader)
		.selectFrom("spins.bonus")
		.selectAll()
		.where("ended_at", "is", null)
		.where("until_at", "<=", at)
		.orderBy("until_at")
		.limit(limit)
		.execute();

export async function endBonus(
	tx: Tx,
	{ bucket, bonus_id }: Pick<BonusRow, "bucket" | "bonus_id">,
	at: Date,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("spins.bonus")
		.set({ ended_at: at })
		.where("bucket", "=", bucket)
		.where("bonus_id", "=", bonus_id)
		.execute();
}
