import type { Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

const tables = (reader: Reader) => rows<Tables>(reader);

/** Records that a feed runs; false where it was running already. */
export async function takeFeed(tx: Tx, name: string, nowMs: number): Promise<boolean> {
	const since = new Date(nowMs);
	const first = await tables(tx)
		.insertInto("sports.running_feed")
		.values({ name, since })
		.onConflict((conflict) => conflict.doNothing())
		.returning("name")
		.executeTakeFirst();
	if (first) return true;
	const { name: before } = await tables(tx)
		.selectFrom("sports.running_feed")
		.select("name")
		.forUpdate()
		.executeTakeFirstOrThrow();
	if (before === name) return false;
	await tables(tx).updateTable("sports.running_feed").set({ name, since }).execute();
	return true;
}

/** Whether this feed is the running one; inside a transaction, it stays so until the commit. */
export async function isRunningFeed(tx: Tx, name: string): Promise<boolean> {
	const row = await tables(tx).selectFrom("sports.running_feed").select("name").forShare().executeTakeFirst();
	return row?.name === name;
}

/**
 * Takes the matches of these sources without a result off sale. Each row is locked, so bets that are being placed
 * finish first.
 */
export async function stopFeeds(tx: Tx, sources: readonly string[], nowMs: number): Promise<Id[]> {
	const { rows: stopped } = await sql<{ event_id: bigint }>`
		with due as (
			select event_id from sports.event
			where source = any(${sources}::text[]) and result is null and feed_stopped_at is null
			order by event_id for update
		)
		update sports.event e set feed_stopped_at = ${new Date(nowMs)}, version = version + 1
		from due where e.event_id = due.event_id
		returning e.event_id`.execute(tx);
	return stopped.map((row) => row.event_id);
}

/** A running feed covers these again. */
export async function resumeEvents(tx: Tx, ids: readonly Id[]): Promise<void> {
	await sql`update sports.event set feed_stopped_at = null, version = version + 1
		where event_id = any(${ids.map(String)}::bigint[])`.execute(tx);
}
