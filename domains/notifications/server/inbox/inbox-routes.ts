import { refuser } from "@baize/kernel/error";
import { type Id, readId } from "@baize/kernel/id";
import { type Binding, bind, type Tx } from "@baize/platform-server";
import * as calls from "../../contract/index.ts";
import { acknowledgeUpTo, changeMessage, readUnread } from "./inbox-store.ts";
import type { Templates } from "./inbox-template.ts";
import { listMessagesOf } from "./messages-of-player.ts";
import type { InboxPorts } from "./ports.ts";
import type { UnreadCache } from "./unread-cache.ts";

type Parts = InboxPorts & { templates: Templates; unread: UnreadCache };

const refuse = refuser(calls.notificationErrors);

export function inboxRoutes(parts: Parts): Binding[] {
	const { database, clock, unread } = parts;
	const now = (): Date => new Date(clock.nowMs());

	/** Changes the player's inbox and returns how many are unread afterwards. */
	const changing = (playerId: Id, change: (tx: Tx) => Promise<void>): Promise<{ numberOfMessages: number }> =>
		database.transaction(async (tx) => {
			await change(tx);
			unread.invalidateWith(tx, playerId);
			return { numberOfMessages: await readUnread(tx, playerId) };
		});

	return [
		bind(calls.countUnread, (_input, { session }) => unread.reply(session.playerId)),
		bind(calls.listMessages, ({ query }, { session: { playerId }, locale }) =>
			listMessagesOf(parts, { playerId, locale }, query),
		),
		bind(calls.acknowledgeMessage, ({ params }, { session: { playerId } }) =>
			changing(playerId, (tx) => changeOne(tx, playerId, params.message, { acknowledged_at: now() })),
		),
		bind(calls.acknowledgeMessages, ({ body }, { session: { playerId } }) =>
			changing(playerId, (tx) => acknowledgeUpTo(tx, playerId, readId(body.upTo) ?? 0n, now())),
		),
		bind(calls.deleteMessage, ({ params }, { session: { playerId } }) =>
			changing(playerId, (tx) => changeOne(tx, playerId, params.message, { deleted_at: now() })),
		),
		bind(calls.restoreMessage, ({ params }, { session: { playerId } }) =>
			changing(playerId, (tx) => changeOne(tx, playerId, params.message, { deleted_at: null })),
		),
	];
}

async function changeOne(
	tx: Tx,
	playerId: Id,
	message: string,
	change: Parameters<typeof changeMessage>[3],
): Promise<void> {
	const messageId = readId(message);
	const isDone = messageId !== null && (await changeMessage(tx, playerId, messageId, change));
	if (!isDone) throw refuse("MESSAGE_NOT_FOUND");
}
