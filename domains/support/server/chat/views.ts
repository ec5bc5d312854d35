import { idText } from "@baize/kernel/id";
import type { ChatMessage, ChatRecord, ChatRow as ListedChat } from "../../contract/index.ts";
import type { ChatMessageRow, ChatRow } from "../tables.ts";

const messageView = ({ seq, author, message, by_name, sent_at }: ChatMessageRow): ChatMessage => ({
	seq,
	author,
	text: message,
	byName: by_name,
	atMs: sent_at.getTime(),
});

/** What a person reads of an operator: the first name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? "";

export const ownMessageView = (row: ChatMessageRow): ChatMessage => ({
	...messageView(row),
	byName: row.by_name === null ? null : firstName(row.by_name),
});

export const rowView = (chat: ChatRow): ListedChat => ({
	id: idText(chat.chat_id),
	state: chat.state,
	language: chat.locale,
	...(chat.player_id === null ? {} : { playerId: idText(chat.player_id) }),
	startedAtMs: chat.started_at.getTime(),
	waitingSinceMs: chat.waiting_since.getTime(),
	lastMessageAtMs: chat.last_message_at.getTime(),
	messageCount: chat.message_count,
	takenByName: chat.taken_by_name,
});

export const recordView = (chat: ChatRow, messages: readonly ChatMessageRow[], operatorId: bigint): ChatRecord => ({
	...rowView(chat),
	takenBy: chat.state === "taken" && chat.taken_by !== null ? idText(chat.taken_by) : null,
	isTakenByYou: chat.state === "taken" && chat.taken_by === operatorId,
	closedAtMs: chat.closed_at?.getTime() ?? null,
	closedBy: chat.closed_by,
	stars: chat.stars,
	messages: messages.map(messageView),
});

/** In the copy of a player's data. */
export const exportedChat = (chat: ChatRow, messages: readonly ChatMessageRow[]): Record<string, unknown> => ({
	id: idText(chat.chat_id),
	startedAt: chat.started_at.toISOString(),
	closedAt: chat.closed_at?.toISOString() ?? null,
	stars: chat.stars,
	messages: messages.map(ownMessageView).map(({ author, text, byName, atMs }) => ({
		author,
		byName,
		text,
		sentAt: new Date(atMs).toISOString(),
	})),
});
