import { type Id, idText, readId } from "@baize/kernel/id";
import type { Locale } from "@baize/kernel/locale";
import { type Database, type Log, readAllPages } from "@baize/platform-server";
import type { InboxMessage } from "../../contract/index.ts";
import type { InboxRow } from "../tables.ts";
import { readInbox, readUnread } from "./inbox-store.ts";
import type { Templates } from "./inbox-template.ts";

const DEFAULT_LIMIT = 20;

type Parts = { database: Database; templates: Templates; log?: Pick<Log, "error"> | undefined };
type Reading = { playerId: Id; locale: Locale };
type Query = { before?: string | undefined; limit?: number | undefined };

/** A page of a player's inbox, newest first. */
export async function listMessagesOf(
	parts: Parts,
	{ playerId, locale }: Reading,
	query: Query,
): Promise<{ messages: InboxMessage[]; hasMore: boolean; numberOfMessages: number }> {
	const { reader } = parts.database;
	const limit = query.limit ?? DEFAULT_LIMIT;
	const before = query.before === undefined ? null : readId(query.before);
	// One more than requested shows whether there is a further page.
	const found = await readInbox(reader, playerId, { limit: limit + 1, ...(before === null ? {} : { before }) });
	return {
		messages: found.slice(0, limit).flatMap((row) => viewOf(parts, row, locale) ?? []),
		hasMore: found.length > limit,
		numberOfMessages: await readUnread(reader, playerId),
	};
}

/** All messages of a player's inbox, newest first. */
export const exportMessages = (parts: Parts, reading: Reading): Promise<InboxMessage[]> =>
	readAllPages(async (before) => {
		const { messages, hasMore } = await listMessagesOf(parts, reading, { before });
		return { rows: messages, next: hasMore ? (messages.at(-1)?.messageId ?? null) : null };
	});

function viewOf({ templates, log }: Parts, row: InboxRow, locale: Locale): InboxMessage | undefined {
	const rendered = templates.read(row.template, row.fills, locale);
	if (!rendered) {
		log?.error({ template: row.template }, "a message has a template that no domain has added");
		return undefined;
	}
	return {
		...rendered,
		messageId: idText(row.message_id),
		link: row.link,
		at: row.at.toISOString(),
		acknowledged: row.acknowledged_at !== null,
		deleted: row.deleted_at !== null,
	};
}
