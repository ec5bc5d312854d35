import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { ChargebackState } from "../../contract/index.ts";
import type { ChargebackRow, Tables } from "../tables.ts";

/** False if the deposit was charged back before: then nothing was written. */
export async function insertChargeback(tx: Tx, row: ChargebackRow): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("cashier.chargeback")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "payment_id"]).doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

export const readChargebackRow = (reader: Reader, id: Id): Promise<ChargebackRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.chargeback").selectAll().where("id", "=", id).executeTakeFirst();

export const lockChargeback = (tx: Tx, id: Id): Promise<ChargebackRow | undefined> =>
	rows<Tables>(tx).selectFrom("cashier.chargeback").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

type Change = Partial<
	Pick<
		ChargebackRow,
		"state" | "taken" | "debt" | "debt_left" | "evidence" | "proposed_by" | "proposed_at" | "decided_by" | "decided_at"
	>
>;

export async function updateChargeback(tx: Tx, { bucket, id }: ChargebackRow, change: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.chargeback")
		.set(change)
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}

type Filter = { state: ChargebackState | undefined; cursor: string | undefined; limit: number };

/** Of all players, the oldest first. */
export function listChargebackRows(reader: Reader, { state, cursor, limit }: Filter): Promise<ChargebackRow[]> {
	let query = rows<Tables>(reader).selectFrom("cashier.chargeback").selectAll();
	if (state) query = query.where("state", "=", state);
	const after = readId(cursor ?? "");
	if (after !== null) query = query.where("id", ">", after);
	return query.orderBy("id").limit(limit).execute();
}
