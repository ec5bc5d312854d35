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

/** Newest first, with the total. */
export async function readAnnouncements(
	reader: Reader,
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ found: AnnouncementRow[]; total: number }> {
	const found = await one(reader).orderBy("announcement_id", "desc").offset(offset).limit(limit).execute();
	const { count } = await rows<Tables>(reader)
		.selectFrom("notifications.announcement")
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.executeTakeFirstOrThrow();
	return { found, total: Number(count) };
}

export async function countReached(tx: Tx, id: Id, more: number, doneAt: Date | null): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("notifications.announcement")
		.set(({ eb }) => ({ reached: eb("reached", "+", more), done_at: doneAt }))
		.where("announcement_id", "=", id)
		.execute();
}
