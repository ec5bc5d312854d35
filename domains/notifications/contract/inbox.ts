import {
	defineCall,
	Flag,
	Integer,
	ListOf,
	Null,
	OneOf,
	Optional,
	type Static,
	Struct,
	Text,
} from "@baize/kernel/call";
import { ID_PATTERN } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { notificationErrors } from "./errors.ts";

const { MESSAGE_NOT_FOUND } = notificationErrors;

export const IdText = Text({ pattern: ID_PATTERN });

/** A message in the player's inbox, in the language of the request. spec §3 */
export const InboxMessage = Struct({
	messageId: IdText,
	title: Text(),
	text: Text(),
	/** A path of the site without its language, if there is a page to open. */
	link: OneOf([Text(), Null()]),
	/** ISO 8601. */
	at: Text(),
	acknowledged: Flag(),
	deleted: Flag(),
});
export type InboxMessage = Static<typeof InboxMessage>;

/** How many are neither acknowledged nor deleted. spec §3 */
const Unread = { numberOfMessages: Integer() };

/**
 * The player's private topic of the stream, and the kind of its one message, which only says that the page should read
 * again.
 */
export const INBOX_TOPIC = "inbox";
export const INBOX_CHANGED = "changed";

const Session = Struct({ session: Text() });
const OneMessage = Struct({ session: Text(), message: IdText });

export const countUnread = defineCall({
	name: "countUnread",
	method: "GET",
	path: "/api/v1/inbox/:session/unread",
	who: "player",
	level: "session",
	summary: "How many messages are unread. Open pages are notified of a change by the stream; polling is the fallback.",
	params: Session,
	reply: Struct(Unread),
	errors: {},
	pollMs: MINUTE_MS,
});

export const listMessages = defineCall({
	name: "listMessages",
	method: "GET",
	path: "/api/v1/inbox/:session/messages",
	who: "player",
	level: "session",
	summary: "The player's messages, newest first, without those that were deleted.",
	params: Session,
	query: Struct({ before: Optional(IdText), limit: Optional(Integer({ minimum: 1, maximum: 100 })) }),
	reply: Struct({ messages: ListOf(InboxMessage), hasMore: Flag(), ...Unread }),
	errors: {},
});

export const acknowledgeMessage = defineCall({
	name: "acknowledgeMessage",
	method: "POST",
	path: "/api/v1/inbox/:session/messages/:message/acknowledge",
	who: "player",
	level: "session",
	summary: "The player has opened a message.",
	params: OneMessage,
	reply: Struct(Unread),
	errors: { MESSAGE_NOT_FOUND },
});

export const acknowledgeMessages = defineCall({
	name: "acknowledgeMessages",
	method: "POST",
	path: "/api/v1/inbox/:session/acknowledge",
	who: "player",
	level: "session",
	summary: "Every message up to the newest that the player has seen is acknowledged; a later one stays unread.",
	params: Session,
	body: Struct({ upTo: IdText }),
	reply: Struct(Unread),
	errors: {},
});

export const deleteMessage = defineCall({
	name: "deleteMessage",
	method: "DELETE",
	path: "/api/v1/inbox/:session/messages/:message",
	who: "player",
	level: "session",
	summary: "Takes a message out of the inbox; it can be brought back for thirty days.",
	params: OneMessage,
	reply: Struct(Unread),
	errors: { MESSAGE_NOT_FOUND },
});

export const restoreMessage = defineCall({
	name: "restoreMessage",
	method: "POST",
	path: "/api/v1/inbox/:session/messages/:message/restore",
	who: "player",
	level: "session",
	summary: "Brings a deleted message back.",
	params: OneMessage,
	reply: Struct(Unread),
	errors: { MESSAGE_NOT_FOUND },
});
