import type { Flag } from "@baize/flags/contract";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Product } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

/** A product that is closed since a discrepancy was found, with the flags that were on until then. */
export type Freeze = { product: Product; since: Date; flags: Flag[] };

export async function readFreezes(reader: Reader): Promise<Freeze[]> {
	const found = await rows<Tables>(reader).selectFrom("general_ledger.freeze").selectAll().orderBy("product").execute();
	return found.map(({ product, since, flags }) => ({ product, since, flags: flags as Flag[] }));
}

export async function writeFreeze(tx: Tx, { product, since, flags }: Freeze): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("general_ledger.freeze")
		.values({ product, since, flags })
		.onConflict((conflict) => conflict.column("product").doUpdateSet({ flags }))
		.execute();
}

export async function removeFreeze(tx: Tx, product: Product): Promise<Freeze | undefined> {
	const [removed] = await rows<Tables>(tx)
		.deleteFrom("general_ledger.freeze")
		.where("product", "=", product)
		.returningAll()
		.execute();
	return removed && { product: removed.product, since: removed.since, flags: removed.flags as Flag[] };
}
