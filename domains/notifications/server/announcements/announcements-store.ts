import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { AnnouncementRow, Tables } from "../tables.ts";

/** False if the same request was stored before. */
export async function addAnnouncement(tx: Tx, row: AnnouncementRow): Promise<boolean> {
	const added = await rows<Tables>(tx)
		.insertInto("notifications.announcement")
		.values({ ...row, texts: sql`${JSON.stringify(row.texts)}::jsonb` })
		.onConflict((conflict) => conflict.column("request_id").doNothing())
		.returning("announcement_id")
		.execute();
	return added.length > 0;
}

const one = (reader: Reader) => rows<Tables>(reader).selectFrom("notifications.announcement").selectAll();

export const readAnnouncement = (reader: Reader, id: Id): Promise<AnnouncementRow | undefined> =>
	one(reader).where("announcement_id", "=", id).executeTakeFirst();

export const announcementOfRequest = (reader: Reader, requestId: string): Promise<AnnouncementRow | undefined> =>
	one(reader).where("request_id", "=", requestId).executeTakeFirst();

/** Newest first. */
export function readAnnouncements(reader: Reader, before: Id | undefined, limit: number): Promise<AnnouncementRow[]> {
	const newest = one(reader).orderBy("announcement_id", "desc").limit(limit);
	return (before === undefined ? newest : newest.where("announcement_id", "<", before)).execute();
}

export async function countReached(tx: Tx, id: Id, more: number, doneAt: Date | null): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("notifications.announcement")
		.set(({ eb }) => ({ reached: eb("reached", "+", more), done_at: doneAt }))
		.where("announcement_id", "=", id)
		.execute();
}
