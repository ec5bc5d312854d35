import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables, ViewRow } from "./tables.ts";

const ownViews = (reader: Reader, operatorId: Id) =>
	rows<Tables>(reader)
		.selectFrom("desk.saved_view")
		.where("bucket", "=", bucketOf(operatorId))
		.where("operator_id", "=", operatorId);

export const readViews = (reader: Reader, operatorId: Id, list: string): Promise<ViewRow[]> =>
	ownViews(reader, operatorId).selectAll().where("list", "=", list).orderBy("name").execute();

/** The stored view, which has the id that it had before if it replaces one. */
export const writeView = (tx: Tx, view: ViewRow): Promise<ViewRow> =>
	rows<Tables>(tx)
		.insertInto("desk.saved_view")
		.values(view)
		.onConflict((conflict) =>
			conflict
				.columns(["operator_id", "list", "name", "bucket"])
				.doUpdateSet({ filters: view.filters, changed_at: view.changed_at }),
		)
		.returningAll()
		.executeTakeFirstOrThrow();

export async function deleteView(tx: Tx, operatorId: Id, viewId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("desk.saved_view")
		.where("bucket", "=", bucketOf(operatorId))
		.where("operator_id", "=", operatorId)
		.where("view_id", "=", viewId)
		.execute();
}
