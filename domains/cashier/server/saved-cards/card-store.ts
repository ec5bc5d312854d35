import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable } from "kysely";
import type { SavedCardRow, Tables } from "../tables.ts";

/** A player's cards, the one that was used last first; without those that are removed. */
export const readCards = (reader: Reader, playerId: Id): Promise<SavedCardRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.saved_card")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("removed_at", "is", null)
		.orderBy("used_at", "desc")
		.orderBy("id", "desc")
		.execute();

/** Also one that is removed: its last payment may still have to be begun again. */
export const readCard = (reader: Reader, playerId: Id, id: Id): Promise<SavedCardRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.saved_card")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("id", "=", id)
		.executeTakeFirst();

export const lockCardOf = (tx: Tx, playerId: Id, fingerprint: Buffer): Promise<SavedCardRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("cashier.saved_card")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("fingerprint", "=", fingerprint)
		.forUpdate()
		.executeTakeFirst();

/** A second payment with the same card at the same moment keeps it once. */
export async function insertCard(tx: Tx, row: Insertable<Tables["cashier.saved_card"]>): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("cashier.saved_card")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "fingerprint"]).doNothing())
		.execute();
}

type Of = Pick<SavedCardRow, "bucket" | "id">;
type Change = Partial<Pick<SavedCardRow, "brand" | "last_four" | "expires" | "used_at" | "removed_at">>;

export async function updateCard(tx: Tx, { bucket, id }: Of, change: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.saved_card")
		.set(change)
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}

/** False where it is not the player's, or was removed before. */
export async function markRemoved(tx: Tx, playerId: Id, id: Id, at: Date): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.updateTable("cashier.saved_card")
		.set({ removed_at: at })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("id", "=", id)
		.where("removed_at", "is", null)
		.executeTakeFirst();
	return answer.numUpdatedRows === 1n;
}

/** Unless it was kept again meanwhile. */
export async function deleteRemoved(reader: Reader, { bucket, id, removed_at }: SavedCardRow): Promise<void> {
	await rows<Tables>(reader)
		.deleteFrom("cashier.saved_card")
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.where("removed_at", "=", removed_at)
		.execute();
}
