import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { ChargebackRow, Tables } from "../tables.ts";

/** What a player owes in a currency after chargebacks. */
export async function debtOf(reader: Reader, playerId: Id, currency: string): Promise<Minor> {
	const found = await sql<{ owed: bigint }>`select coalesce(sum(debt_left), 0)::bigint as owed from cashier.chargeback
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and currency = ${currency}`.execute(reader);
	return found.rows[0]!.owed;
}

/** The chargebacks of which something is owed, the oldest first, locked before the wallet is. */
export const lockDebts = (tx: Tx, playerId: Id, currency: string): Promise<ChargebackRow[]> =>
	rows<Tables>(tx)
		.selectFrom("cashier.chargeback")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("currency", "=", currency)
		.where("debt_left", ">", 0n)
		.orderBy("id")
		.forUpdate()
		.execute();
