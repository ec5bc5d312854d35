import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Side } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type FileRow = Selectable<Tables["verification.file"]>;

/** Replaces the draft picture of that side; the old one loses its key and is deleted next. */
export async function insertDraft(tx: Tx, row: FileRow): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("verification.file")
		.set({ delete_at: row.created_at, wrapped_key: null })
		.where("bucket", "=", row.bucket)
		.where("player_id", "=", row.player_id)
		.where("side", "=", row.side)
		.where("submission_id", "is", null)
		.where("wrapped_key", "is not", null)
		.execute();
	await rows<Tables>(tx).insertInto("verification.file").values(row).execute();
}

/** The pictures that are uploaded and not submitted. */
export const drafts = (reader: Reader, playerId: Id): Promise<FileRow[]> =>
	rows<Tables>(reader)
		.selectFrom("verification.file")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("submission_id", "is", null)
		.where("wrapped_key", "is not", null)
		.execute();

export async function sendDrafts(
	tx: Tx,
	playerId: Id,
	submissionId: Id,
	sides: readonly Side[],
	deleteAt: Date | null,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("verification.file")
		.set({ submission_id: submissionId, delete_at: deleteAt })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("submission_id", "is", null)
		.where("wrapped_key", "is not", null)
		.where("side", "in", sides)
		.execute();
}

export const filesOf = (reader: Reader, of: { bucket: number; id: Id }): Promise<FileRow[]> =>
	rows<Tables>(reader)
		.selectFrom("verification.file")
		.selectAll()
		.where("bucket", "=", of.bucket)
		.where("submission_id", "=", of.id)
		.orderBy("side", "desc")
		.execute();

/** From a decision on they are retained for as long as the law requires, and no longer. */
export async function retainFilesUntil(tx: Tx, of: { bucket: number; id: Id }, deleteAt: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("verification.file")
		.set({ delete_at: deleteAt })
		.where("bucket", "=", of.bucket)
		.where("submission_id", "=", of.id)
		.where("deleted_at", "is", null)
		.execute();
}

export const filesToDelete = (reader: Reader, at: Date, limit: number): Promise<FileRow[]> =>
	rows<Tables>(reader)
		.selectFrom("verification.file")
		.selectAll()
		.where("delete_at", "<=", at)
		.where("deleted_at", "is", null)
		.orderBy("delete_at")
		.limit(limit)
		.execute();

/** Without its key the picture cannot be decrypted, even in a copy of the storage that we do not know of. */
export async function deleteKey(reader: Reader, { bucket, id }: FileRow, at: Date): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("verification.file")
		.set({ deleted_at: at, wrapped_key: null })
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}
