import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import { type DayPoints, ENTRY_KINDS, type EntryKind, type Micro } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

export type EntryRow = Selectable<Tables["loyalty.entry"]>;

/** Locked until the commit, so that two requests of a player are decided one after the other. */
export async function lockAvailable(tx: Tx, playerId: Id): Promise<Micro> {
	const key = { bucket: bucketOf(playerId), player_id: playerId };
	await rows<Tables>(tx)
		.insertInto("loyalty.account")
		.values(key)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { available } = await rows<Tables>(tx)
		.selectFrom("loyalty.account")
		.select("available")
		.where("bucket", "=", key.bucket)
		.where("player_id", "=", playerId)
		.forUpdate()
		.executeTakeFirstOrThrow();
	return available;
}

export async function readAvailable(reader: Reader, playerId: Id): Promise<Micro> {
	const row = await rows<Tables>(reader)
		.selectFrom("loyalty.account")
		.select("available")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return row?.available ?? 0n;
}

export const readEntry = (reader: Reader, playerId: Id, cause: string): Promise<EntryRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("loyalty.entry")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("cause", "=", cause)
		.executeTakeFirst();

export type EntriesQuery = { before?: Id | undefined; limit: number };

/** The newest first. */
export const readEntries = (reader: Reader, playerId: Id, { before, limit }: EntriesQuery): Promise<EntryRow[]> =>
	rows<Tables>(reader)
		.selectFrom("loyalty.entry")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.$if(before !== undefined, (query) => query.where("entry_id", "<", before!))
		.orderBy("entry_id", "desc")
		.limit(limit)
		.execute();

export type NewEntry = {
	playerId: Id;
	/** There is one entry for each cause of a player. */
	cause: string;
	entryId: Id;
	kind: Exclude<EntryKind, "earned">;
	points: Micro;
	/** In the form 2026-01-31. */
	day: string;
	atMs: number;
	currency?: string;
	amountMinor?: bigint;
	reason?: string;
};

/** Writes the entry and what it does to the points of the player, whose account the caller has locked. */
export async function addEntry(tx: Tx, entry: NewEntry): Promise<void> {
	const { playerId, kind, points } = entry;
	const { from, to } = ENTRY_KINDS[kind];
	const bucket = bucketOf(playerId);
	await rows<Tables>(tx)
		.insertInto("loyalty.entry")
		.values({
			bucket,
			player_id: playerId,
			cause: entry.cause,
			entry_id: entry.entryId,
			kind,
			from_account: from,
			to_account: to,
			points,
			day: entry.day,
			at: new Date(entry.atMs),
			currency: entry.currency ?? null,
			amount: entry.amountMinor ?? null,
			reason: entry.reason ?? null,
		})
		.execute();
	const change = to === "available" ? points : -points;
	await rows<Tables>(tx)
		.updateTable("loyalty.account")
		.set((columns) => ({ available: columns("available", "+", change) }))
		.where("bucket", "=", bucket)
		.where("player_id", "=", playerId)
		.execute();
}

/** What came into the player's points after a day. */
export async function sumSince(reader: Reader, playerId: Id, afterDay: string): Promise<Micro> {
	const { sum } = await rows<Tables>(reader)
		.selectFrom("loyalty.entry")
		.select(sql<Micro>`coalesce(sum(points), 0)::bigint`.as("sum"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("to_account", "=", "available")
		.where(sql<boolean>`day > ${afterDay}::date`)
		.executeTakeFirstOrThrow();
	return sum;
}

/** What play earned on each day after the given one, the oldest first. */
export async function earnedByDay(reader: Reader, playerId: Id, afterDay: string): Promise<DayPoints[]> {
	const { rows: found } = await sql<DayPoints>`select day::text as day, sum(points)::bigint as points
		from loyalty.entry
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and to_account = 'available'
			and kind = 'earned' and day > ${afterDay}::date
		group by loyalty.entry.day order by loyalty.entry.day`.execute(reader);
	return found;
}

/** Players of a bucket with points that are older than the given day. */
export async function playersWithOldPoints(
	reader: Reader,
	bucket: number,
	afterDay: string,
	limit: number,
): Promise<Id[]> {
	const { rows: found } = await sql<{ player_id: Id }>`select a.player_id from loyalty.account a
		where a.bucket = ${bucket} and a.available > (
			select coalesce(sum(e.points), 0) from loyalty.entry e
			where e.bucket = a.bucket and e.player_id = a.player_id and e.to_account = 'available'
				and e.day > ${afterDay}::date
		)
		order by a.player_id limit ${limit}`.execute(reader);
	return found.map(({ player_id }) => player_id);
}

export type BookDifference = { playerId: Id; storedMicro: Micro; summedMicro: Micro };

/** Where what a player of the bucket can redeem is not what the entries say. */
export async function bookDifferences(reader: Reader, bucket: number): Promise<BookDifference[]> {
	type Row = { player_id: Id; stored: Micro; summed: Micro };
	const { rows: found } = await sql<Row>`
		select coalesce(a.player_id, e.player_id) as player_id, coalesce(a.available, 0) as stored,
			coalesce(e.summed, 0)::bigint as summed
		from (select player_id, available from loyalty.account where bucket = ${bucket}) a
		full join (
			select player_id, sum(case when to_account = 'available' then points else -points end) as summed
			from loyalty.entry where bucket = ${bucket} group by player_id
		) e on e.player_id = a.player_id
		where coalesce(a.available, 0) <> coalesce(e.summed, 0)`.execute(reader);
	return found.map(({ player_id: playerId, stored: storedMicro, summed: summedMicro }) => ({
		playerId,
		storedMicro,
		summedMicro,
	}));
}
