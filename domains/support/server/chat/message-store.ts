import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { ChatMessageRow, ChatRow, Tables } from "../tables.ts";

type NewMessage = Pick<ChatMessageRow, "message_key" | "author" | "by_name" | "message" | "sent_at">;

/** The number under which a message with this key was stored. */
export async function seqOfKey(tx: Tx, { chat_id, bucket }: ChatRow, key: string): Promise<number | undefined> {
	const row = await rows<Tables>(tx)
		.selectFrom("support.chat_message")
		.select("seq")
		.where("bucket", "=", bucket)
		.where("chat_id", "=", chat_id)
		.where("message_key", "=", key)
		.executeTakeFirst();
	return row?.seq;
}

/** Stores a message in a locked chat, and returns its number. */
export async function addMessage(tx: Tx, { chat_id, bucket }: ChatRow, message: NewMessage): Promise<number> {
	const { message_count: seq } = await rows<Tables>(tx)
		.updateTable("support.chat")
		.set((chat) => ({ message_count: chat("message_count", "+", 1), last_message_at: message.sent_at }))
		.where("bucket", "=", bucket)
		.where("chat_id", "=", chat_id)
		.returning("message_count")
		.executeTakeFirstOrThrow();
	await rows<Tables>(tx)
		.insertInto("support.chat_message")
		.values({ chat_id, bucket, seq, ...message })
		.execute();
	return seq;
}

type Reading = { after?: number; limit: number; withNotes: boolean };

/** In their order. */
export function readMessages(
	reader: Reader,
	{ chat_id, bucket }: ChatRow,
	{ after = 0, limit, withNotes }: Reading,
): Promise<ChatMessageRow[]> {
	const query = rows<Tables>(reader)
		.selectFrom("support.chat_message")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("chat_id", "=", chat_id)
		.where("seq", ">", after)
		.orderBy("seq")
		.limit(limit);
	return (withNotes ? query : query.where("author", "<>", "note")).execute();
}
