import { refuser } from "@baize/kernel/error";
import { type Id, idText, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type Binding, bind, type Handler, type Tx } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import type { InboxPorts } from "./inbox.ts";
import { acknowledgeUpTo, changeMessage, readInbox, readUnread } from "./inbox-store.ts";
import type { Templates } from "./inbox-template.ts";
import type { InboxRow } from "./tables.ts";
import type { UnreadMemory } from "./unread-memory.ts";

type Parts = InboxPorts & { templates: Templates; unread: UnreadMemory };

const refuse = refuser(calls.notificationErrors);
const DEFAULT_LIMIT = 20;

export function inboxRoutes(parts: Parts): Binding[] {
	const { database, clock, unread } = parts;
	const now = (): Date => new Date(clock.nowMs());

	/** Changes the player's inbox and answers how many are unread then. */
	const changing = (playerId: Id, change: (tx: Tx) => Promise<void>): Promise<{ numberOfMessages: number }> =>
		database.transaction(async (tx) => {
			await change(tx);
			unread.changesWith(tx, playerId);
			return { numberOfMessages: await readUnread(tx, playerId) };
		});

	return [
		bind(calls.countUnread, (_input, { session }) => unread.reply(session.playerId)),
		bind(calls.listMessages, listing(parts)),
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

const listing =
	(parts: Parts): Handler<typeof calls.listMessages> =>
	async ({ query }, { session: { playerId }, locale }) => {
		const { reader } = parts.database;
		const limit = query.limit ?? DEFAULT_LIMIT;
		const before = query.before === undefined ? null : readId(query.before);
		// One more than asked for tells whether there is a further page.
		const found = await readInbox(reader, playerId, { limit: limit + 1, ...(before === null ? {} : { before }) });
		return {
			messages: found.slice(0, limit).flatMap((row) => viewOf(parts, row, locale) ?? []),
			hasMore: found.length > limit,
			numberOfMessages: await readUnread(reader, playerId),
		};
	};

function viewOf({ templates, log }: Parts, row: InboxRow, locale: Locale): calls.InboxMessage | undefined {
	const words = templates.read(row.template, row.fills, locale);
	if (!words) {
		log?.error({ template: row.template }, "a message has a template that no room has added");
		return undefined;
	}
	return {
		...words,
		messageId: idText(row.message_id),
		link: row.link,
		at: row.at.toISOString(),
		acknowledged: row.acknowledged_at !== null,
		deleted: row.deleted_at !== null,
	};
}
