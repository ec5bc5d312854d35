import type { ChatMessage, OwnChat } from "../../contract/chat/schemas.ts";

/** A chat as the page knows it: its state, and all messages that have come so far. */
export type Thread = Omit<OwnChat, "messages" | "isMore"> & { messages: readonly ChatMessage[] };

/** What was known, with what was read: an answer that was overtaken repeats messages, and another chat begins anew. */
export function merged(known: Thread | undefined, { isMore: _isMore, ...read }: OwnChat): Thread {
	if (known?.id !== read.id) return read;
	const last = known.messages.at(-1)?.seq ?? 0;
	return { ...read, messages: [...known.messages, ...read.messages.filter(({ seq }) => seq > last)] };
}

/** How many answers came after the last message that was seen. */
export const unreadIn = ({ messages }: Pick<Thread, "messages">, seenSeq: number): number =>
	messages.filter(({ author, seq }) => author === "operator" && seq > seenSeq).length;
