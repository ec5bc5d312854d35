import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { DocumentStatus, FieldReason } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type DocumentRow = Selectable<Tables["verification.document"]>;
type Change = Pick<DocumentRow, "status" | "reason" | "invalid_count" | "changed_at"> & {
	reasons: readonly FieldReason[];
};

/** Undefined for a player who has never submitted anything. */
export const readDocumentRow = (reader: Reader, playerId: Id): Promise<DocumentRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("verification.document")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export const statusIn = async (reader: Reader, playerId: Id): Promise<DocumentStatus> =>
	(await readDocumentRow(reader, playerId))?.status ?? "REQUESTED";

/**
 * Locks the row until the transaction ends, so that a decision is based on its present status; creates it if there is
 * none.
 */
export async function lockDocument(tx: Tx, playerId: Id, now: Date): Promise<DocumentRow> {
	const key = { bucket: bucketOf(playerId), player_id: playerId };
	await rows<Tables>(tx)
		.insertInto("verification.document")
		.values({ ...key, status: "REQUESTED", reasons: "[]", reason: null, invalid_count: 0, changed_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return rows<Tables>(tx)
		.selectFrom("verification.document")
		.selectAll()
		.where("bucket", "=", key.bucket)
		.where("player_id", "=", playerId)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export async function changeDocument(tx: Tx, playerId: Id, { reasons, ...change }: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("verification.document")
		.set({ ...change, reasons: JSON.stringify(reasons) })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}

/** For demo people who have no row yet. False if there is a row already. */
export async function seedDocumentRow(tx: Tx, playerId: Id, row: Omit<Change, "reasons">): Promise<boolean> {
	const written = await rows<Tables>(tx)
		.insertInto("verification.document")
		.values({ bucket: bucketOf(playerId), player_id: playerId, reasons: "[]", ...row })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return written.numInsertedOrUpdatedRows === 1n;
}
