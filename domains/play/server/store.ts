import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Tables } from "./tables.ts";

/** Gives a number to each title without one; returns those of all titles that were ever played here. */
export async function registerTitles(reader: Reader, gameIds: readonly string[]): Promise<Map<string, number>> {
	const tables = rows<Tables>(reader);
	const known = await tables.selectFrom("play.title").select("game_id").execute();
	const missing = gameIds.filter((gameId) => !known.some((title) => title.game_id === gameId));
	if (missing.length > 0) {
		await tables
			.insertInto("play.title")
			.values(missing.map((game_id) => ({ game_id })))
			.onConflict((conflict) => conflict.doNothing())
			.execute();
	}
	const titles = await tables.selectFrom("play.title").selectAll().execute();
	return new Map(titles.map((title) => [title.game_id, title.number]));
}

export async function upsertSeen(reader: Reader, playerId: Id, gameNumber: number, roundId: Id): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.seen")
		.values({ bucket: bucketOf(playerId), player_id: playerId, game_number: gameNumber, round_id: roundId })
		.onConflict((conflict) =>
			conflict.columns(["bucket", "player_id", "game_number"]).doUpdateSet({ round_id: roundId }),
		)
		.execute();
}

export async function readSeen(reader: Reader, playerId: Id, gameNumber: number): Promise<Id | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("play.seen")
		.select("round_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("game_number", "=", gameNumber)
		.executeTakeFirst();
	return row?.round_id;
}

export async function upsertRecentGame(reader: Reader, playerId: Id, gameId: string, atMs: number): Promise<void> {
	const at = new Date(atMs);
	await rows<Tables>(reader)
		.insertInto("play.recent_game")
		.values({ bucket: bucketOf(playerId), player_id: playerId, game_id: gameId, at })
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "game_id"]).doUpdateSet({ at }))
		.execute();
}

export async function readRecentGames(reader: Reader, playerId: Id, limit: number): Promise<string[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("play.recent_game")
		.select("game_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("at", "desc")
		.limit(limit)
		.execute();
	return found.map((row) => row.game_id);
}

export async function insertRules(reader: Reader, rules: readonly Tables["play.rules"][]): Promise<void> {
	if (rules.length === 0) return;
	const insert = rows<Tables>(reader).insertInto("play.rules").values(rules);
	await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function readRules(reader: Reader, hash: string): Promise<string | undefined> {
	const found = rows<Tables>(reader).selectFrom("play.rules").select("body").where("hash", "=", hash);
	return (await found.executeTakeFirst())?.body;
}
