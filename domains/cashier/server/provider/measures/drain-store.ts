import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { DrainRow, Tables } from "../../tables.ts";

export const readDrains = (reader: Reader): Promise<DrainRow[]> =>
	rows<Tables>(reader).selectFrom("cashier.provider_drain").selectAll().execute();

export const lockDrain = (tx: Tx, provider: string): Promise<DrainRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("cashier.provider_drain")
		.selectAll()
		.where("provider", "=", provider)
		.forUpdate()
		.executeTakeFirst();

/** False if it is drained already. */
export async function insertDrain(tx: Tx, row: DrainRow): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("cashier.provider_drain")
		.values(row)
		.onConflict((conflict) => conflict.column("provider").doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

type Resume = Pick<DrainRow, "resume_by" | "resume_at" | "resume_reason">;

export async function updateDrain(tx: Tx, { provider }: DrainRow, resume: Resume): Promise<void> {
	await rows<Tables>(tx).updateTable("cashier.provider_drain").set(resume).where("provider", "=", provider).execute();
}

export async function removeDrain(tx: Tx, { provider }: DrainRow): Promise<void> {
	await rows<Tables>(tx).deleteFrom("cashier.provider_drain").where("provider", "=", provider).execute();
}
