import type { Id } from "@baize/kernel/id";
import type { ChatRow } from "../tables.ts";

/** What one chat holds, of all who write in it: its page shows all of it. */
export const MAX_CHAT_MESSAGES = 500;

type Chat = Pick<ChatRow, "state" | "taken_by" | "message_count">;
type Refused<Code extends string> = Code | undefined;

const isFull = ({ message_count: count }: Chat): boolean => count >= MAX_CHAT_MESSAGES;

/** Why the person may not write in it. */
export function refusalOfMessage(chat: Chat): Refused<"CHAT_ENDED" | "CHAT_FULL"> {
	if (chat.state === "closed") return "CHAT_ENDED";
	return isFull(chat) ? "CHAT_FULL" : undefined;
}

/** Why an operator may not take it; `from` is who was shown to have it. */
export function refusalOfTaking(chat: Chat, from: Id | null): Refused<"CHAT_ENDED" | "CHAT_TAKEN"> {
	if (chat.state === "closed") return "CHAT_ENDED";
	const holder = chat.state === "taken" ? chat.taken_by : null;
	return holder === from ? undefined : "CHAT_TAKEN";
}

/** Why an operator may not hand it over or end it. */
export function refusalOfEnding(chat: Chat, operatorId: Id): Refused<"CHAT_ENDED" | "CHAT_NOT_TAKEN"> {
	if (chat.state === "closed") return "CHAT_ENDED";
	return chat.state === "taken" && chat.taken_by === operatorId ? undefined : "CHAT_NOT_TAKEN";
}

/** Why an operator may not answer the person. */
export const refusalOfAnswer = (chat: Chat, operatorId: Id): Refused<"CHAT_ENDED" | "CHAT_NOT_TAKEN" | "CHAT_FULL"> =>
	refusalOfEnding(chat, operatorId) ?? (isFull(chat) ? "CHAT_FULL" : undefined);

/** Why an operator may not add a note, which needs no open chat. */
export const refusalOfNote = (chat: Chat): Refused<"CHAT_FULL"> => (isFull(chat) ? "CHAT_FULL" : undefined);
