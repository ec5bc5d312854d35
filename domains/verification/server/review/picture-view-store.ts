import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { FileRow } from "../capture/file-store.ts";
import type { Tables } from "../tables.ts";

/** The first view counts; later ones change nothing. */
export async function insertPictureView(
	tx: Tx,
	{ bucket, id, player_id }: FileRow,
	operatorId: Id,
	at: Date,
): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("verification.picture_view")
		.values({ bucket, file_id: id, operator_id: operatorId, player_id, opened_at: at })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Which of these pictures an operator has opened. */
export async function openedPictures(
	reader: Reader,
	pictures: readonly FileRow[],
	operatorId: Id,
): Promise<ReadonlySet<Id>> {
	const [first] = pictures;
	if (!first) return new Set();
	const ids = pictures.map(({ id }) => id);
	const views = await rows<Tables>(reader)
		.selectFrom("verification.picture_view")
		.select("file_id")
		.where("bucket", "=", first.bucket)
		.where("file_id", "in", ids)
		.where("operator_id", "=", operatorId)
		.execute();
	return new Set(views.map((view) => view.file_id));
}

export async function removePictureViews(reader: Reader, { bucket, id }: FileRow): Promise<void> {
	await rows<Tables>(reader)
		.deleteFrom("verification.picture_view")
		.where("bucket", "=", bucket)
		.where("file_id", "=", id)
		.execute();
}
