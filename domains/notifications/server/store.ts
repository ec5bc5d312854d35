import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { MessageRow, Tables } from "./tables.ts";

const MAILBOX_LIMIT = 200;

export async function addMessages(tx: Tx, messages: readonly MessageRow[]): Promise<void> {
	if (messages.length > 0) await rows<Tables>(tx).insertInto("notifications.message").values(messages).execute();
}

export const readMessage = (reader: Reader, messageId: Id): Promise<MessageRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("notifications.message")
		.selectAll()
		.where("message_id", "=", messageId)
		.executeTakeFirst();

/** Newest first. */
export function readMessages(reader: Reader, recipient: string | undefined): Promise<MessageRow[]> {
	const newest = rows<Tables>(reader)
		.selectFrom("notifications.message")
		.selectAll()
		.orderBy("message_id", "desc")
		.limit(MAILBOX_LIMIT);
	return (recipient === undefined ? newest : newest.where("recipient", "=", recipient)).execute();
}

export async function markSent(reader: Reader, messageId: Id, sentAt: Date, retainsText: boolean): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("notifications.message")
		.set({ sent_at: sentAt, ...(retainsText ? {} : { text: null, code: null }) })
		.where("message_id", "=", messageId)
		.execute();
}

/** Deletes at most `limit` of the oldest; returns how many. */
export async function removeMessagesBefore(reader: Reader, before: Date, limit: number): Promise<number> {
	const oldest = rows<Tables>(reader)
		.selectFrom("notifications.message")
		.select("message_id")
		.where("at", "<", before)
		.orderBy("at")
		.limit(limit);
	const { numDeletedRows } = await rows<Tables>(reader)
		.deleteFrom("notifications.message")
		.where("message_id", "in", oldest)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/** Marks a message as given up; its text is erased as if it had been sent. */
export async function markFailed(reader: Reader, messageId: Id, failedAt: Date, failure: string): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("notifications.message")
		.set({ failed_at: failedAt, failure, text: null, code: null })
		.where("message_id", "=", messageId)
		.execute();
}
