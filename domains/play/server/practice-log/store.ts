import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type PracticeRow = Selectable<Tables["play.practice_round"]>;

/** A round that is known already stays as it is. */
export async function insertPracticeRound(
	reader: Reader,
	round: Omit<Insertable<Tables["play.practice_round"]>, "bucket">,
): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("play.practice_round")
		.values({ ...round, bucket: bucketOf(round.player_id) })
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "commitment"]).doNothing())
		.execute();
}

/** Newest first; `before`: rounds with a smaller id. */
export function readPracticeRounds(
	reader: Reader,
	playerId: Id,
	{ before, limit }: { before: Id | undefined; limit: number },
): Promise<PracticeRow[]> {
	const found = rows<Tables>(reader)
		.selectFrom("play.practice_round")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("round_id", "desc")
		.limit(limit);
	return (before === undefined ? found : found.where("round_id", "<", before)).execute();
}

export async function deletePracticeBefore(reader: Reader, atMs: number): Promise<void> {
	await rows<Tables>(reader).deleteFrom("play.practice_round").where("at", "<", new Date(atMs)).execute();
}
