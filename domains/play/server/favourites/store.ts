import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

const ofPlayer = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("play.favourite")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** The last marked first. */
export async function readFavourites(reader: Reader, playerId: Id): Promise<string[]> {
	const found = await ofPlayer(reader, playerId).select("game_id").orderBy("at", "desc").orderBy("game_id").execute();
	return found.map((row) => row.game_id);
}

/** One that is marked already keeps its time. */
export async function insertFavourite(reader: Reader, playerId: Id, gameId: string, atMs: number): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.favourite")
		.values({ bucket: bucketOf(playerId), player_id: playerId, game_id: gameId, at: new Date(atMs) })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function deleteFavourite(reader: Reader, playerId: Id, gameId: string): Promise<void> {
	await rows<Tables>(reader)
		.deleteFrom("play.favourite")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("game_id", "=", gameId)
		.execute();
}
