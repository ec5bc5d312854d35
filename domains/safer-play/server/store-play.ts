import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { PLAY_PAUSE_MS } from "../contract/index.ts";
import type { PlayRow, Tables } from "./tables.ts";

export const readOpenPlay = (reader: Reader, playerId: Id): Promise<PlayRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("safer_play.play")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("is_open", "=", true)
		.executeTakeFirst();

/** Play that has ended and reaches into the time after a moment. */
export const readEndedPlays = (reader: Reader, playerId: Id, after: Date): Promise<PlayRow[]> =>
	rows<Tables>(reader)
		.selectFrom("safer_play.play")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("last_at", ">=", after)
		.where("is_open", "=", false)
		.execute();

export async function insertPlay(tx: Tx, row: PlayRow): Promise<void> {
	await rows<Tables>(tx).insertInto("safer_play.play").values(row).execute();
}

export async function updatePlay(
	tx: Tx,
	{ bucket, player_id, play_id }: PlayRow,
	change: Partial<Pick<PlayRow, "last_at" | "checked_at" | "is_open">>,
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
 * Players whose open play has had no stake since a moment and waits for no answer: across buckets, for the round that
 * ends it.
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
