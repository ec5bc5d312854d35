import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { CorrectionDecision, CorrectionState } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type CorrectedRow = Selectable<Tables["sports.corrected_result"]>;
const tables = (reader: Reader) => rows<Tables>(reader);

/** Once for each result that an event is told to have; false where it stands here already. */
export async function insertCorrection(tx: Tx, row: Insertable<Tables["sports.corrected_result"]>): Promise<boolean> {
	const added = await tables(tx)
		.insertInto("sports.corrected_result")
		.values(row)
		.onConflict((conflict) => conflict.columns(["event_id", "reported"]).doNothing())
		.executeTakeFirst();
	return added.numInsertedOrUpdatedRows === 1n;
}

export const readCorrectionRow = (reader: Reader, id: Id): Promise<CorrectedRow | undefined> =>
	tables(reader).selectFrom("sports.corrected_result").selectAll().where("id", "=", id).executeTakeFirst();

type Decided = { decision: CorrectionDecision; by: Id; at: Date; reason: string };

/** False where it is not open. */
export async function closeCorrection(tx: Tx, id: Id, { decision, by, at, reason }: Decided): Promise<boolean> {
	const closed = await tables(tx)
		.updateTable("sports.corrected_result")
		.set({ state: "done", decision, decided_by: by, decided_at: at, reason })
		.where("id", "=", id)
		.where("state", "=", "open")
		.executeTakeFirst();
	return closed.numUpdatedRows === 1n;
}

type Filter = { state: CorrectionState | undefined; cursor: string | undefined; limit: number };

/** The oldest first. */
export function listCorrectionRows(reader: Reader, { state, cursor, limit }: Filter): Promise<CorrectedRow[]> {
	let query = tables(reader).selectFrom("sports.corrected_result").selectAll();
	if (state) query = query.where("state", "=", state);
	const after = readId(cursor ?? "");
	if (after !== null) query = query.where("id", ">", after);
	return query.orderBy("id").limit(limit).execute();
}
