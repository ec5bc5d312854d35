import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { ContactState } from "../../contract/index.ts";
import type { ContactMessageRow, Tables } from "../tables.ts";

export const ofMessage = (messageId: Id, playerId: Id | null) => ({
	message_id: messageId,
	player_id: playerId,
	bucket: bucketOf(playerId ?? messageId),
});

export const addMessage = async (tx: Tx, row: ContactMessageRow): Promise<void> => {
	await rows<Tables>(tx).insertInto("support.contact_message").values(row).execute();
};

type Listing = { state?: ContactState | undefined; after: Id | undefined; limit: number };

/** By their numbers, which rise with time: the oldest first, because it has waited longest. */
export function listMessages(reader: Reader, { state, after, limit }: Listing): Promise<ContactMessageRow[]> {
	let query = rows<Tables>(reader).selectFrom("support.contact_message").selectAll();
	if (state) query = query.where("state", "=", state);
	if (after !== undefined) query = query.where("message_id", ">", after);
	return query.orderBy("message_id").limit(limit).execute();
}

export const readMessage = (reader: Reader, messageId: Id): Promise<ContactMessageRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("support.contact_message")
		.selectAll()
		.where("message_id", "=", messageId)
		.executeTakeFirst();

type Answer = { answer: string; answered_by: string; answered_at: Date };

/** The message, if it was open until now; of two answers at once the second finds none. */
export const answerOpen = (tx: Tx, messageId: Id, answer: Answer): Promise<ContactMessageRow | undefined> =>
	rows<Tables>(tx)
		.updateTable("support.contact_message")
		.set({ state: "answered", ...answer })
		.where("message_id", "=", messageId)
		.where("state", "=", "open")
		.returningAll()
		.executeTakeFirst();

export const messagesOf = (reader: Reader, playerId: Id): Promise<ContactMessageRow[]> =>
	rows<Tables>(reader)
		.selectFrom("support.contact_message")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("message_id")
		.execute();

export async function removeReceivedBefore(reader: Reader, before: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("support.contact_message").where("received_at", "<", before).execute();
}
