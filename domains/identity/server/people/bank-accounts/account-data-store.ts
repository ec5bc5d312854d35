import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { AccountTables } from "../account-tables.ts";

// A player's stored bank accounts, and copies of their data.

export type LinkedAccountRow = Selectable<AccountTables["identity.linked_account"]>;
export type ExportRow = Omit<Selectable<AccountTables["identity.export"]>, "contents">;

export const readLinkedAccounts = (reader: Reader, playerId: Id): Promise<LinkedAccountRow[]> =>
	rows<AccountTables>(reader)
		.selectFrom("identity.linked_account")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("account_id")
		.execute();

export async function addLinkedAccountRow(
	tx: Tx,
	account: Insertable<AccountTables["identity.linked_account"]>,
): Promise<void> {
	await rows<AccountTables>(tx).insertInto("identity.linked_account").values(account).execute();
}

/** False where it is not the player's. */
export async function removeLinkedAccountRow(tx: Tx, playerId: Id, accountId: Id): Promise<boolean> {
	const removed = await rows<AccountTables>(tx)
		.deleteFrom("identity.linked_account")
		.where("bucket", "=", bucketOf(playerId))
		.where("account_id", "=", accountId)
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return removed.numDeletedRows === 1n;
}

const EXPORT_COLUMNS = ["export_id", "bucket", "player_id", "state", "asked_at", "ends_at", "bytes"] as const;

/** False where one is being made already. */
export async function addExport(tx: Tx, playerId: Id, exportId: Id, now: Date): Promise<boolean> {
	const added = await rows<AccountTables>(tx)
		.insertInto("identity.export")
		.values({
			export_id: exportId,
			bucket: bucketOf(playerId),
			player_id: playerId,
			state: "asked",
			asked_at: now,
			ends_at: null,
			contents: null,
			bytes: null,
		})
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return added.numInsertedOrUpdatedRows === 1n;
}

/** Newest first, without the expired ones. */
export const readExports = (reader: Reader, playerId: Id, now: Date): Promise<ExportRow[]> =>
	rows<AccountTables>(reader)
		.selectFrom("identity.export")
		.select(EXPORT_COLUMNS)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where((of) => of.or([of("ends_at", "is", null), of("ends_at", ">", now)]))
		.orderBy("export_id", "desc")
		.execute();

export const readExport = (
	reader: Reader,
	playerId: Id,
	exportId: Id,
): Promise<Selectable<AccountTables["identity.export"]> | undefined> =>
	rows<AccountTables>(reader)
		.selectFrom("identity.export")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("export_id", "=", exportId)
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export async function finishExport(
	tx: Tx,
	playerId: Id,
	exportId: Id,
	end: { state: "ready" | "failed"; ends_at: Date; contents: Buffer | null; bytes: number | null },
): Promise<void> {
	await rows<AccountTables>(tx)
		.updateTable("identity.export")
		.set(end)
		.where("bucket", "=", bucketOf(playerId))
		.where("export_id", "=", exportId)
		.execute();
}

export async function removeExpiredExports(reader: Reader, now: Date): Promise<void> {
	await rows<AccountTables>(reader).deleteFrom("identity.export").where("ends_at", "<=", now).execute();
}
