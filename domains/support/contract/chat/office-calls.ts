import {
	defineCall,
	describesPlayer,
	EnumOf,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	pageQuery,
	pageReply,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { LOCALES } from "@baize/kernel/locale";
import { SUPPORT_ROLE } from "../office-calls.ts";
import { chatErrors } from "./errors.ts";
import {
	CHAT_CLOSERS,
	CHAT_STATES,
	ChatMessage,
	MAX_CHAT_TEXT,
	NewChatMessage,
	OneChat,
	StoredMessage,
} from "./schemas.ts";

const ROOT = "/api/v1/operator/support/chats";
const OFFICE = { who: "operator", role: SUPPORT_ROLE, level: "twoFactors" } as const;
const { CHAT_UNKNOWN, CHAT_ENDED, CHAT_FULL, CHAT_TAKEN, CHAT_NOT_TAKEN } = chatErrors;

/** The filter for chats: `open` are those that wait and those that are taken. */
export const CHAT_FILTERS = ["open", ...CHAT_STATES] as const;
export type ChatFilter = (typeof CHAT_FILTERS)[number];

const listed = {
	id: Text(),
	state: EnumOf(CHAT_STATES),
	language: EnumOf(LOCALES),
	/** Absent if a visitor without a session writes. */
	playerId: Optional(Text()),
	startedAtMs: Integer(),
	/** Since when the person waits for an operator. */
	waitingSinceMs: Integer(),
	lastMessageAtMs: Integer(),
	messageCount: Integer(),
	takenByName: OneOf([Text(), Null()]),
};
export const ChatRow = Struct(listed, describesPlayer("playerId"));
export type ChatRow = Static<typeof ChatRow>;

export const ChatRecord = Struct(
	{
		...listed,
		/** Whom the operator takes it from, if it is taken: sent with `takeChat`. */
		takenBy: OneOf([Text(), Null()]),
		isTakenByYou: Flag(),
		closedAtMs: OneOf([Integer(), Null()]),
		closedBy: OneOf([EnumOf(CHAT_CLOSERS), Null()]),
		stars: OneOf([Integer(), Null()]),
		messages: ListOf(ChatMessage),
	},
	describesPlayer("playerId"),
);
export type ChatRecord = Static<typeof ChatRecord>;

export const listChats = defineCall({
	...OFFICE,
	name: "listChats",
	method: "GET",
	path: ROOT,
	summary: "The chats: open ones from the one that has waited longest, ended ones from the newest.",
	audits: { action: "chat.listed" },
	query: Struct({ ...pageQuery, state: Optional(EnumOf(CHAT_FILTERS)) }),
	reply: Struct({ chats: ListOf(ChatRow), ...pageReply }),
	errors: {},
});

export const readChatRecord = defineCall({
	...OFFICE,
	name: "readChatRecord",
	method: "GET",
	path: `${ROOT}/:chat`,
	summary: "One chat with all its messages and notes.",
	audits: { action: "chat.viewed", target: "params.chat", player: "reply.playerId" },
	params: OneChat,
	reply: ChatRecord,
	errors: { CHAT_UNKNOWN },
});

export const takeChat = defineCall({
	...OFFICE,
	name: "takeChat",
	method: "POST",
	path: `${ROOT}/:chat/take`,
	summary: "Takes a chat that waits, or one from the colleague who was shown to have it.",
	params: OneChat,
	body: Struct({ from: OneOf([Text({ pattern: ID_PATTERN }), Null()]) }),
	errors: { CHAT_UNKNOWN, CHAT_ENDED, CHAT_TAKEN },
});

export const answerChat = defineCall({
	...OFFICE,
	name: "answerChat",
	method: "POST",
	path: `${ROOT}/:chat/messages`,
	summary: "An answer to the person, by the operator who has taken the chat.",
	params: OneChat,
	body: NewChatMessage,
	reply: StoredMessage,
	errors: { CHAT_UNKNOWN, CHAT_ENDED, CHAT_FULL, CHAT_NOT_TAKEN },
});

export const noteChat = defineCall({
	...OFFICE,
	name: "noteChat",
	method: "POST",
	path: `${ROOT}/:chat/notes`,
	summary: "A note that only operators read, by any of them; also once the chat has ended.",
	params: OneChat,
	body: NewChatMessage,
	reply: StoredMessage,
	errors: { CHAT_UNKNOWN, CHAT_FULL },
});

export const handOverChat = defineCall({
	...OFFICE,
	name: "handOverChat",
	method: "POST",
	path: `${ROOT}/:chat/hand-over`,
	summary: "Puts a chat back to those that wait, at the place of its beginning, with a note for the next operator.",
	params: OneChat,
	body: Struct({ note: Text({ maxLength: MAX_CHAT_TEXT }) }),
	errors: { CHAT_UNKNOWN, CHAT_ENDED, CHAT_NOT_TAKEN },
});

export const endChat = defineCall({
	...OFFICE,
	name: "endChat",
	method: "POST",
	path: `${ROOT}/:chat/close`,
	summary: "The operator who has taken a chat ends it.",
	params: OneChat,
	errors: { CHAT_UNKNOWN, CHAT_ENDED, CHAT_NOT_TAKEN },
});

export const downloadChatRecord = defineCall({
	...OFFICE,
	name: "downloadChatRecord",
	method: "GET",
	path: `${ROOT}/:chat/transcript`,
	limit: "export",
	summary: "The chat as a text file, without the notes.",
	audits: { action: "chat.downloaded", target: "params.chat" },
	params: OneChat,
	replyType: "text/plain",
	errors: { CHAT_UNKNOWN },
});

export const openChatDesk = defineCall({
	...OFFICE,
	name: "openChatDesk",
	method: "GET",
	path: "/api/v1/operator/support/chat-desk",
	summary: "Server-sent events that say that a chat has changed, and nothing else, for as long as the page is open.",
	audits: "nothing",
	replyType: "text/event-stream",
	errors: {},
});
