import { check } from "@baize/kernel/check";
import { bucketOf, type Id } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { DAY_MS } from "@baize/kernel/time";
import type { PagePath } from "@baize/platform-paths";
import type { Binding, Outbox, Reader, Tx } from "@baize/platform-server";
import type { InboxMessage, PushKind } from "../../contract/index.ts";
import { enqueuePushes } from "../push/jobs.ts";
import { kindOfTemplate } from "../push/push-kinds.data.ts";
import type { InboxRow } from "../tables.ts";
import { inboxRoutes } from "./inbox-routes.ts";
import { addToInbox, readOpenMessage, removeDeletedBefore } from "./inbox-store.ts";
import { COMPOSED, type Fills, type InboxTemplate, openTemplates } from "./inbox-template.ts";
import { exportMessages } from "./messages-of-player.ts";
import type { InboxPorts } from "./ports.ts";
import { openUnreadCache } from "./unread-cache.ts";

export type PostOptions = {
	/** A path of the site without its language. */
	link?: PagePath;
};

/** What an operator's text leads to, and what it counts as on the player's devices. */
export type ComposedOptions = { link: string | null; kind: PushKind };

export type OpenMessage = { template: string; title: string; text: string; link: string | null; atMs: number };

export type Inbox = {
	/** Registers templates once, when a domain opens, because a message is rendered when it is read. */
	addTemplates(templates: readonly InboxTemplate[]): void;
	/** Posts a message into a player's inbox within the transaction; open pages are notified after commit. */
	postMessage(tx: Tx, playerId: Id, template: InboxTemplate, fills: Fills, options?: PostOptions): Promise<void>;
	/** An operator's own text; false if it is in this inbox already. */
	postComposed(tx: Tx, playerId: Id, announcementId: Id, fills: Fills, options: ComposedOptions): Promise<boolean>;
	/** A message that the player has neither read nor deleted, in a language; undefined for any other. */
	readOpen(reader: Reader, playerId: Id, messageId: Id, locale: Locale): Promise<OpenMessage | undefined>;
	/** All messages of the player's inbox in this language, newest first, for the copy of their data. */
	exportOf(playerId: Id, locale: Locale): Promise<InboxMessage[]>;
	/** Deletes messages that can no longer be restored. */
	tidy(): Promise<void>;
	bindings: Binding[];
};

const RESTORABLE_MS = 30 * DAY_MS;
const SITE_PATH = /^\/(?![/\\])/;

export function openInbox(ports: InboxPorts & { outbox: Pick<Outbox, "enqueueAll"> }): Inbox {
	const { database, clock, ids, outbox } = ports;
	const templates = openTemplates();
	const unread = openUnreadCache(ports);

	async function post(
		tx: Tx,
		playerId: Id,
		row: Pick<InboxRow, "template" | "fills" | "link" | "announcement_id">,
		kind: PushKind,
	): Promise<boolean> {
		const messageId = ids();
		const isNew = await addToInbox(tx, {
			...row,
			player_id: playerId,
			bucket: bucketOf(playerId),
			message_id: messageId,
			at: new Date(clock.nowMs()),
			acknowledged_at: null,
			deleted_at: null,
		});
		if (!isNew) return false;
		unread.invalidateWith(tx, playerId);
		await enqueuePushes(outbox, tx, { playerId, messageId, kind });
		return true;
	}

	return {
		addTemplates: templates.add,
		async postMessage(tx, playerId, template, fills, { link } = {}) {
			templates.checkPostable(template, fills);
			check(link === undefined || SITE_PATH.test(link), "a message leads to a path of the site");
			const row = { template: template.name, fills, link: link ?? null, announcement_id: null };
			await post(tx, playerId, row, kindOfTemplate(template.name));
		},
		postComposed: (tx, playerId, announcementId, fills, { link, kind }) =>
			post(tx, playerId, { template: COMPOSED, fills, link, announcement_id: announcementId }, kind),
		async readOpen(reader, playerId, messageId, locale) {
			const row = await readOpenMessage(reader, playerId, messageId);
			const rendered = row && templates.read(row.template, row.fills, locale);
			return rendered && { ...rendered, template: row.template, link: row.link, atMs: row.at.getTime() };
		},
		exportOf: (playerId, locale) => exportMessages({ database, templates, log: ports.log }, { playerId, locale }),
		tidy: () => removeDeletedBefore(database.reader, new Date(clock.nowMs() - RESTORABLE_MS)),
		bindings: inboxRoutes({ ...ports, templates, unread }),
	};
}
