import { defineCall, Flag, Integer, Null, OneOf, Optional, Struct, Text } from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { chatErrors } from "./errors.ts";
import { ChatwootFrame, MAX_CHAT_STARS, NewChatMessage, OneChat, OwnChat, StoredMessage } from "./schemas.ts";

const { CHAT_AWAY, CHAT_UNKNOWN, CHAT_ENDED, CHAT_NOT_ENDED, CHAT_FULL } = chatErrors;
const ROOT = "/api/v1/support/chats";
/** A player with a session, or a visitor with the cookie of the chat. */
const PERSON = { who: "anyone", level: "visitor" } as const;
const POLL_MS = 10_000;

export const readChat = defineCall({
	...PERSON,
	name: "readChat",
	method: "GET",
	path: "/api/v1/support/chat",
	pollMs: POLL_MS,
	summary: "Whether chats are answered now, and the person's own one: under way, or ended within the last hour.",
	query: Struct({
		chat: Optional(
			Text({ pattern: ID_PATTERN, description: "The chat of which the messages up to `after` are known." }),
		),
		after: Optional(Integer({ minimum: 0 })),
	}),
	reply: Struct({
		isOpen: Flag(),
		/** Null where it is open, or does not open within a week. */
		opensAtMs: OneOf([Integer(), Null()]),
		/** The handle of the player's session: a player's transcript can be mailed. */
		session: OneOf([Text(), Null()]),
		/** The Chatwoot that takes the chats of this site, in place of our own operators. */
		chatwoot: OneOf([ChatwootFrame, Null()]),
		chat: OneOf([OwnChat, Null()]),
	}),
	errors: {},
});

export const startChat = defineCall({
	...PERSON,
	name: "startChat",
	method: "POST",
	path: ROOT,
	limit: "contact",
	summary: "The first message of a chat. A person who has an open one goes on with it.",
	body: NewChatMessage,
	reply: StoredMessage,
	errors: { CHAT_AWAY, CHAT_FULL },
});

export const sendChatMessage = defineCall({
	...PERSON,
	name: "sendChatMessage",
	method: "POST",
	path: `${ROOT}/:chat/messages`,
	limit: "chat",
	summary: "A further message of the person.",
	params: OneChat,
	body: NewChatMessage,
	reply: StoredMessage,
	errors: { CHAT_UNKNOWN, CHAT_ENDED, CHAT_FULL },
});

export const closeChat = defineCall({
	...PERSON,
	name: "closeChat",
	method: "POST",
	path: `${ROOT}/:chat/close`,
	limit: "chat",
	summary: "The person ends the chat. One that has ended stays so.",
	params: OneChat,
	errors: { CHAT_UNKNOWN },
});

export const rateChat = defineCall({
	...PERSON,
	name: "rateChat",
	method: "PUT",
	path: `${ROOT}/:chat/rating`,
	limit: "chat",
	summary: "How content the person is with a chat that has ended. The last rating counts.",
	params: OneChat,
	body: Struct({ stars: Integer({ minimum: 1, maximum: MAX_CHAT_STARS }) }),
	errors: { CHAT_UNKNOWN, CHAT_NOT_ENDED },
});

export const readChatTranscript = defineCall({
	...PERSON,
	name: "readChatTranscript",
	method: "GET",
	path: `${ROOT}/:chat/transcript`,
	summary: "The person's own chat as a text file.",
	params: OneChat,
	replyType: "text/plain",
	errors: { CHAT_UNKNOWN },
});

export const mailChatTranscript = defineCall({
	name: "mailChatTranscript",
	method: "POST",
	path: "/api/v1/support/:session/chats/:chat/transcript/mail",
	who: "player",
	level: "session",
	limit: "resend",
	summary: "Sends the chat as text to the e-mail address of the player's account.",
	params: Struct({ session: Text(), chat: Text({ pattern: ID_PATTERN }) }),
	errors: { CHAT_UNKNOWN },
});
