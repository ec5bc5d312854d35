import { type Id, readId } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { ReceiptState } from "../../contract/index.ts";
import type { DepositRow, ReceiptRow, Tables } from "../tables.ts";

/** False if the bank's number of the line is entered already. */
export async function insertReceipt(tx: Tx, row: ReceiptRow): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("cashier.bank_receipt")
		.values(row)
		.onConflict((conflict) => conflict.columns(["provider", "bank_reference"]).doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

export const receiptByReference = (
	reader: Reader,
	provider: string,
	bankReference: string,
): Promise<ReceiptRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.bank_receipt")
		.selectAll()
		.where("provider", "=", provider)
		.where("bank_reference", "=", bankReference)
		.executeTakeFirst();

export const readReceipt = (reader: Reader, id: Id): Promise<ReceiptRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.bank_receipt").selectAll().where("id", "=", id).executeTakeFirst();

export const lockReceipt = (tx: Tx, id: Id): Promise<ReceiptRow | undefined> =>
	rows<Tables>(tx).selectFrom("cashier.bank_receipt").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

type ReceiptChange = Partial<
	Pick<ReceiptRow, "state" | "payment_id" | "player_id" | "evidence" | "decided_by" | "decided_at">
>;
export async function updateReceipt(tx: Tx, { id }: Pick<ReceiptRow, "id">, change: ReceiptChange): Promise<void> {
	await rows<Tables>(tx).updateTable("cashier.bank_receipt").set(change).where("id", "=", id).execute();
}

export type ReceiptFilter = { state: ReceiptState | undefined; cursor: string | undefined; limit: number };
export function listReceipts(reader: Reader, { state, cursor, limit }: ReceiptFilter): Promise<ReceiptRow[]> {
	let query = rows<Tables>(reader).selectFrom("cashier.bank_receipt").selectAll();
	if (state) query = query.where("state", "=", state);
	const after = readId(cursor ?? "");
	if (after !== null) query = query.where("id", ">", after);
	return query.orderBy("id").limit(limit).execute();
}

const MAX_SUGGESTIONS = 10;

/** The transfers of this amount that are awaited, of all players, the oldest first. */
export const awaitedDeposits = (
	reader: Reader,
	{ provider, currency, amount }: Pick<ReceiptRow, "provider" | "currency" | "amount">,
): Promise<DepositRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.deposit")
		.selectAll()
		.where("method", "=", "bankTransfer")
		.where("state", "=", "pending")
		.where("currency", "=", currency)
		.where("amount", "=", amount)
		.where("provider", "=", provider)
		.orderBy("id")
		.limit(MAX_SUGGESTIONS)
		.execute();
