import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type ExportRow = Omit<Selectable<Tables["account.export"]>, "contents">;

const EXPORT_COLUMNS = ["export_id", "bucket", "player_id", "state", "asked_at", "ends_at", "bytes"] as const;

/** False where one is being made already. */
export async function addExport(tx: Tx, playerId: Id, exportId: Id, now: Date): Promise<boolean> {
	const added = await rows<Tables>(tx)
		.insertInto("account.export")
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
	rows<Tables>(reader)
		.selectFrom("account.export")
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
): Promise<Selectable<Tables["account.export"]> | undefined> =>
	rows<Tables>(reader)
		.selectFrom("account.export")
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
	await rows<Tables>(tx)
		.updateTable("account.export")
		.set(end)
		.where("bucket", "=", bucketOf(playerId))
		.where("export_id", "=", exportId)
		.execute();
}

export async function removeExpiredExports(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("account.export").where("ends_at", "<=", now).execute();
}
