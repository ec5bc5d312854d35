import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { PLAY_PAUSE_MS } from "../../contract/index.ts";
import type { PlayRow, Tables } from "../tables.ts";

export const readOpenPlay = (reader: Reader, playerId: Id): Promise<PlayRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("safer_play.play")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("is_open", "=", true)
		.executeTakeFirst();

const arraysOf = (playerIds: readonly Id[]) =>
	sql`unnest(${playerIds.map(bucketOf)}::smallint[], ${[...playerIds]}::bigint[]) as a (bucket, player_id)`;

export async function readOpenPlays(reader: Reader, playerIds: readonly Id[]): Promise<Map<Id, PlayRow>> {
	const { rows: found } = await sql<PlayRow>`select y.* from ${arraysOf(playerIds)}
		join safer_play.play y on y.bucket = a.bucket and y.player_id = a.player_id and y.is_open`.execute(reader);
	return new Map(found.map((row) => [row.player_id, row]));
}

/** The newest play of each that has ended. */
export async function readLastEnded(reader: Reader, playerIds: readonly Id[]): Promise<Map<Id, PlayRow>> {
	if (playerIds.length === 0) return new Map();
	const { rows: found } = await sql<PlayRow>`select e.* from ${arraysOf(playerIds)}
		cross join lateral (select y.* from safer_play.play y
			where y.bucket = a.bucket and y.player_id = a.player_id and not y.is_open
			order by y.last_at desc limit 1) e`.execute(reader);
	return new Map(found.map((row) => [row.player_id, row]));
}

/** Play that has ended, but after the given moment. */
export async function readEndedPlays(reader: Reader, playerIds: readonly Id[], after: Date): Promise<PlayRow[]> {
	const { rows: found } = await sql<PlayRow>`select y.* from ${arraysOf(playerIds)}
		join safer_play.play y on y.bucket = a.bucket and y.player_id = a.player_id
			and y.last_at >= ${after} and not y.is_open`.execute(reader);
	return found;
}

export async function insertPlays(tx: Tx, plays: readonly PlayRow[]): Promise<void> {
	if (plays.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("safer_play.play")
		.values([...plays])
		.execute();
}

/** Writes when each was last played and whether it goes on. */
export async function updatePlays(tx: Tx, plays: readonly PlayRow[]): Promise<void> {
	if (plays.length === 0) return;
	await sql`update safer_play.play y set last_at = a.last_at, is_open = a.is_open
		from unnest(${plays.map(({ bucket }) => bucket)}::smallint[], ${plays.map(({ player_id }) => player_id)}::bigint[],
			${plays.map(({ play_id }) => play_id)}::bigint[], ${plays.map(({ last_at }) => last_at.toISOString())}::timestamptz[],
			${plays.map(({ is_open }) => is_open)}::boolean[]) as a (bucket, player_id, play_id, last_at, is_open)
		where y.bucket = a.bucket and y.player_id = a.player_id and y.play_id = a.play_id`.execute(tx);
}

export async function updatePlay(
	tx: Tx,
	{ bucket, player_id, play_id }: PlayRow,
	change: Partial<Omit<PlayRow, "bucket" | "player_id" | "play_id">>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("safer_play.play")
		.set(change)
		.where("bucket", "=", bucket)
		.where("player_id", "=", player_id)
		.where("play_id", "=", play_id)
		.execute();
}

/**
 * Players whose open play has had no stake since a moment and waits for no answer: across buckets, for the periodic job
 * that ends it.
 */
export async function readPausedPlayers(reader: Reader, since: Date, limit: number): Promise<Id[]> {
	const { rows: found } = await sql<{ player_id: bigint }>`select y.player_id from safer_play.play y
		join safer_play.player p on p.bucket = y.bucket and p.player_id = y.player_id
		where y.is_open and y.last_at < ${since}
			and y.checked_at + p.reality_check_ms * interval '1 millisecond'
				> y.last_at + ${PLAY_PAUSE_MS} * interval '1 millisecond'
		order by y.last_at limit ${limit}`.execute(reader);
	return found.map(({ player_id }) => player_id);
}
