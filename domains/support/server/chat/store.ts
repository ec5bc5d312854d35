import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { ChatCloser, ChatFilter } from "../../contract/index.ts";
import type { ChatRow, Tables } from "../tables.ts";
import type { Person } from "./person.ts";

/** The newest chat of a person. */
export const readLastChat = (reader: Reader, { bucket, playerId, visitorHash }: Person): Promise<ChatRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("support.chat")
		.selectAll()
		.where("bucket", "=", bucket)
		.where((row) => (playerId === null ? row("visitor_hash", "=", visitorHash) : row("player_id", "=", playerId)))
		.orderBy("chat_id", "desc")
		.limit(1)
		.executeTakeFirst();

/** The open chat of a person, locked until the end of the transaction. */
export const lockOpenChat = (tx: Tx, { bucket, playerId, visitorHash }: Person): Promise<ChatRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("support.chat")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("state", "<>", "closed")
		.where((row) => (playerId === null ? row("visitor_hash", "=", visitorHash) : row("player_id", "=", playerId)))
		.forUpdate()
		.executeTakeFirst();

/** A chat of this person, and of no other, locked until the end of the transaction. */
export const lockOwnChat = (
	tx: Tx,
	chatId: Id,
	{ bucket, playerId, visitorHash }: Person,
): Promise<ChatRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("support.chat")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("chat_id", "=", chatId)
		.where((row) => (playerId === null ? row("visitor_hash", "=", visitorHash) : row("player_id", "=", playerId)))
		.forUpdate()
		.executeTakeFirst();

/** Any chat, for an operator, locked until the end of the transaction. */
export const lockChat = (tx: Tx, chatId: Id): Promise<ChatRow | undefined> =>
	rows<Tables>(tx).selectFrom("support.chat").selectAll().where("chat_id", "=", chatId).forUpdate().executeTakeFirst();

export const readChatRow = (reader: Reader, chatId: Id): Promise<ChatRow | undefined> =>
	rows<Tables>(reader).selectFrom("support.chat").selectAll().where("chat_id", "=", chatId).executeTakeFirst();

/** Of two first messages at once the second stores no chat. */
export async function addChat(tx: Tx, row: ChatRow): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("support.chat")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

type Changed = Partial<Omit<ChatRow, "chat_id" | "bucket" | "player_id" | "visitor_hash">>;

export async function changeChat(tx: Tx, { chat_id, bucket }: ChatRow, changed: Changed): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("support.chat")
		.set(changed)
		.where("bucket", "=", bucket)
		.where("chat_id", "=", chat_id)
		.execute();
}

type Listing = { state?: ChatFilter | undefined; after: Id | undefined; limit: number };

/** Ids rise with time: open chats from the oldest, because it has waited longest; ended ones from the newest. */
export function listRows(reader: Reader, { state, after, limit }: Listing): Promise<ChatRow[]> {
	const isNewestFirst = state === undefined || state === "closed";
	let query = rows<Tables>(reader).selectFrom("support.chat").selectAll();
	if (state === "open") query = query.where("state", "in", ["waiting", "taken"]);
	else if (state) query = query.where("state", "=", state);
	if (after !== undefined) query = query.where("chat_id", isNewestFirst ? "<" : ">", after);
	return query
		.orderBy("chat_id", isNewestFirst ? "desc" : "asc")
		.limit(limit)
		.execute();
}

export const readChatsOf = (reader: Reader, { bucket, playerId }: Person): Promise<ChatRow[]> =>
	rows<Tables>(reader)
		.selectFrom("support.chat")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("player_id", "=", playerId)
		.orderBy("chat_id")
		.execute();

/** Ends the chats in which nothing was written since then, and returns them. */
export function closeIdle(reader: Reader, since: Date, now: Date): Promise<ChatRow[]> {
	const closed = { state: "closed", closed_at: now, closed_by: "time" satisfies ChatCloser } as const;
	return rows<Tables>(reader)
		.updateTable("support.chat")
		.set(closed)
		.where("state", "<>", "closed")
		.where("last_message_at", "<", since)
		.returningAll()
		.execute();
}

/** Its messages go with it. */
export async function removeClosedBefore(reader: Reader, before: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("support.chat").where("closed_at", "<", before).execute();
}
