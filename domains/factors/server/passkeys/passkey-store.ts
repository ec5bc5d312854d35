import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type PasskeyRow = Selectable<Tables["factors.passkey"]>;

export const readPasskeys = (reader: Reader, playerId: Id): Promise<PasskeyRow[]> =>
	rows<Tables>(reader)
		.selectFrom("factors.passkey")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("passkey_id")
		.execute();

export async function countPasskeys(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("factors.passkey")
		.select((of) => of.fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** False if the player has it already. */
export async function insertPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
	const added = await rows<Tables>(tx)
		.insertInto("factors.passkey")
		.values(row)
		.onConflict((conflict) => conflict.columns(["player_id", "bucket", "credential_id"]).doNothing())
		.executeTakeFirst();
	return added.numInsertedOrUpdatedRows === 1n;
}

export const renameRow = (reader: Reader, playerId: Id, passkeyId: Id, name: string): Promise<PasskeyRow | undefined> =>
	rows<Tables>(reader)
		.updateTable("factors.passkey")
		.set({ name })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("passkey_id", "=", passkeyId)
		.returningAll()
		.executeTakeFirst();

export async function deleteRow(tx: Tx, playerId: Id, passkeyId: Id): Promise<boolean> {
	const removed = await rows<Tables>(tx)
		.deleteFrom("factors.passkey")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("passkey_id", "=", passkeyId)
		.executeTakeFirst();
	return removed.numDeletedRows === 1n;
}

export async function removePasskeys(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("factors.passkey")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}

/**
 * Records a use. False if the counter shows that a copy of the key exists. Zero means that this passkey does not count.
 */
export async function noteUse(reader: Reader, of: PasskeyRow, counter: number, now: Date): Promise<boolean> {
	const noted = await rows<Tables>(reader)
		.updateTable("factors.passkey")
		.set({ counter: BigInt(counter), used_at: now })
		.where("bucket", "=", of.bucket)
		.where("player_id", "=", of.player_id)
		.where("passkey_id", "=", of.passkey_id)
		.where((is) =>
			is.or([is("counter", "<", BigInt(counter)), is.and([is("counter", "=", 0n), is.lit(counter === 0)])]),
		)
		.executeTakeFirst();
	return noted.numUpdatedRows === 1n;
}
