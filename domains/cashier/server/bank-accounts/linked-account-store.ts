import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type LinkedAccountRow = Selectable<Tables["cashier.linked_account"]>;

export const readLinkedAccounts = (reader: Reader, playerId: Id): Promise<LinkedAccountRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.linked_account")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("account_id")
		.execute();

export async function addLinkedAccountRow(
	tx: Tx,
	account: Insertable<Tables["cashier.linked_account"]>,
): Promise<void> {
	await rows<Tables>(tx).insertInto("cashier.linked_account").values(account).execute();
}

/** False where it is not the player's. */
export async function removeLinkedAccountRow(tx: Tx, playerId: Id, accountId: Id): Promise<boolean> {
	const removed = await rows<Tables>(tx)
		.deleteFrom("cashier.linked_account")
		.where("bucket", "=", bucketOf(playerId))
		.where("account_id", "=", accountId)
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return removed.numDeletedRows === 1n;
}
