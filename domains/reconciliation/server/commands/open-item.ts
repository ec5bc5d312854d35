import { refuser } from "@baize/kernel/error";
import { readId } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { reconciliationErrors } from "../../contract/index.ts";
import { type ItemRow, lockItem, readItem } from "../store.ts";

const refuse = refuser(reconciliationErrors);

/** An item that no one has explained yet. */
export const lockOpenItem = async (tx: Tx, text: string): Promise<ItemRow> =>
	requireOpen(await named(text, (id) => lockItem(tx, id)));

export const readOpenItem = async (reader: Reader, text: string): Promise<ItemRow> =>
	requireOpen(await named(text, (id) => readItem(reader, id)));

async function named<Row>(text: string, find: (id: bigint) => Promise<Row>): Promise<Row | undefined> {
	const id = readId(text);
	return id === null ? undefined : find(id);
}

function requireOpen(item: ItemRow | undefined): ItemRow {
	if (!item) throw refuse("ITEM_NOT_FOUND");
	if (item.closed_at) throw refuse("ITEM_CLOSED");
	return item;
}
