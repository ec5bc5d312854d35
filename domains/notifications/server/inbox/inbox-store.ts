import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { InboxRow, Tables } from "../tables.ts";

const inbox = (reader: Reader) => rows<Tables>(reader);

/** False if this announcement is in this inbox already. */
export async function addToInbox(tx: Tx, row: InboxRow): Promise<boolean> {
	const added = await inbox(tx)
		.insertInto("notifications.inbox")
		.values({ ...row, fills: sql`${JSON.stringify(row.fills)}::jsonb` })
		.onConflict((conflict) => conflict.doNothing())
		.returning("message_id")
		.execute();
	return added.length > 0;
}

/** Newest first. */
export function readInbox(reader: Reader, playerId: Id, page: { before?: Id; limit: number }): Promise<InboxRow[]> {
	const all = inbox(reader)
		.selectFrom("notifications.inbox")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("deleted_at", "is", null)
		.orderBy("message_id", "desc")
		.limit(page.limit);
	return (page.before === undefined ? all : all.where("message_id", "<", page.before)).execute();
}

/** One that is neither acknowledged nor deleted. */
export const readOpenMessage = (reader: Reader, playerId: Id, messageId: Id): Promise<InboxRow | undefined> =>
	inbox(reader)
		.selectFrom("notifications.inbox")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("message_id", "=", messageId)
		.where("acknowledged_at", "is", null)
		.where("deleted_at", "is", null)
		.executeTakeFirst();

export async function readUnread(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await inbox(reader)
		.selectFrom("notifications.inbox")
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("acknowledged_at", "is", null)
		.where("deleted_at", "is", null)
		.executeTakeFirstOrThrow();
	return Number(count);
}

type Change = Partial<Pick<InboxRow, "acknowledged_at" | "deleted_at">>;

/** False if the player has no such message. A deleted one can also be changed, because it can be restored. */
export async function changeMessage(tx: Tx, playerId: Id, messageId: Id, change: Change): Promise<boolean> {
	const { numUpdatedRows } = await inbox(tx)
		.updateTable("notifications.inbox")
		.set(change)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("message_id", "=", messageId)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export async function acknowledgeUpTo(tx: Tx, playerId: Id, upTo: Id, at: Date): Promise<void> {
	await inbox(tx)
		.updateTable("notifications.inbox")
		.set({ acknowledged_at: at })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("message_id", "<=", upTo)
		.where("acknowledged_at", "is", null)
		.where("deleted_at", "is", null)
		.execute();
}

export async function removeDeletedBefore(reader: Reader, before: Date): Promise<void> {
	await inbox(reader).deleteFrom("notifications.inbox").where("deleted_at", "<", before).execute();
}
