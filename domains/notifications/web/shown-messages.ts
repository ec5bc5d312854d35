import type { InboxMessage } from "../contract/inbox.ts";

/** What the page knows before the server's newest page says it: older pages, and what the player has just done. */
export type OwnChanges = {
	older: readonly InboxMessage[];
	deleted: ReadonlySet<string>;
	read: ReadonlySet<string>;
};

/** The messages of the newest page and of the older ones, each once, without those that were deleted here. */
export const shownMessages = (newest: readonly InboxMessage[], { older, deleted, read }: OwnChanges): InboxMessage[] =>
	distinct([...newest, ...older])
		.filter(({ messageId }) => !deleted.has(messageId))
		.map((message) => (read.has(message.messageId) ? { ...message, acknowledged: true } : message));

/** Of a message that is in both, the older page's state at the newer page's place. */
const distinct = (messages: readonly InboxMessage[]): InboxMessage[] => [
	...new Map(messages.map((message) => [message.messageId, message])).values(),
];
