import { EnumOf, Flag, Integer, ListOf, Null, OneOf, type Static, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";

export const MAX_CHAT_TEXT = 2_000;
export const MAX_CHAT_STARS = 5;

/** Waits for an operator, is taken by one, or has ended. */
export const CHAT_STATES = ["waiting", "taken", "closed"] as const;
export type ChatState = (typeof CHAT_STATES)[number];

/** `note`: only operators read it. */
export const CHAT_AUTHORS = ["person", "operator", "note"] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];

export const CHAT_CLOSERS = ["person", "operator", "time"] as const;
export type ChatCloser = (typeof CHAT_CLOSERS)[number];

/** The kind of message on the topic of a chat, and on that of the desk: something is to be read again. */
export const CHAT_CHANGED = "changed";

/** Made by who writes, once for each message: a message that is sent again under it is stored once. */
const MessageKey = Text({ pattern: "^[A-Za-z0-9-]{8,40}$" });

/** Text without markup. */
export const NewChatMessage = Struct({
	key: MessageKey,
	text: Text({ minLength: 1, maxLength: MAX_CHAT_TEXT, pattern: "\\S" }),
});

export const OneChat = Struct({ chat: Text({ pattern: ID_PATTERN }) });

/** What was stored: the chat, and the number of the message in it. */
export const StoredMessage = Struct({ chat: Text(), seq: Integer() });

export const ChatMessage = Struct({
	/** Counts up in the chat. */
	seq: Integer(),
	author: EnumOf(CHAT_AUTHORS),
	text: Text(),
	/** Of an operator; null for the person's own. */
	byName: OneOf([Text(), Null()]),
	atMs: Integer(),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** A chat as its person sees it. */
export const OwnChat = Struct({
	id: Text(),
	state: EnumOf(CHAT_STATES),
	/** The first name of the operator who has taken it. */
	operator: OneOf([Text(), Null()]),
	/** The topic of the stream that says when something is new: no one else can guess it. */
	topic: Text(),
	stars: OneOf([Integer(), Null()]),
	/** Those after the number that was asked for, the oldest first. */
	messages: ListOf(ChatMessage),
	/** More follow the last one of these. */
	isMore: Flag(),
});
export type OwnChat = Static<typeof OwnChat>;

/** What a frame of Chatwoot needs. The hash proves the identifier: without it anyone could read another one's chats. */
export const ChatwootFrame = Struct({
	url: Text(),
	identity: OneOf([Struct({ identifier: Text(), hash: Text() }), Null()]),
});
export type ChatwootFrame = Static<typeof ChatwootFrame>;
