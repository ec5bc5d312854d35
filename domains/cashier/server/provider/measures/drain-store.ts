import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { DrainRow, Tables } from "../../tables.ts";

export const readDrains = (reader: Reader): Promise<DrainRow[]> =>
	rows<Tables>(reader).selectFrom("cashier.provider_drain").selectAll().execute();

export const readDrain = (reader: Reader, provider: string): Promise<DrainRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.provider_drain")
		.selectAll()
		.where("provider", "=", provider)
		.executeTakeFirst();

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

export async function removeDrain(tx: Tx, provider: string): Promise<void> {
	await rows<Tables>(tx).deleteFrom("cashier.provider_drain").where("provider", "=", provider).execute();
}
