import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { type ChatAuthor, refuseChat } from "../../contract/index.ts";
import type { ChatRow } from "../tables.ts";
import { addMessage, seqOfKey } from "./message-store.ts";
import type { ChatPorts } from "./ports.ts";

type Written = {
	key: string;
	text: string;
	author: ChatAuthor;
	/** Undefined for the person's own. */
	byName?: string;
	refusal: Parameters<typeof refuseChat>[0] | undefined;
};

/** Stores a message in a locked chat. One that was stored already is answered as then, whatever has happened since. */
export async function write(
	{ clock }: Pick<ChatPorts, "clock">,
	tx: Tx,
	chat: ChatRow,
	{ key, text, author, byName, refusal }: Written,
): Promise<{ chat: string; seq: number }> {
	const known = await seqOfKey(tx, chat, key);
	if (known === undefined && refusal) throw refuseChat(refusal);
	const message = {
		message_key: key,
		author,
		by_name: byName ?? null,
		message: text.trim(),
		sent_at: new Date(clock.nowMs()),
	};
	return { chat: idText(chat.chat_id), seq: known ?? (await addMessage(tx, chat, message)) };
}
