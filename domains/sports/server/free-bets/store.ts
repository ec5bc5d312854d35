import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type FreeBetRow = Selectable<Tables["sports.free_bet"]>;

const freeBetsOf = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("sports.free_bet")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** False where the player has one of this key already. */
export async function insertFreeBet(tx: Tx, row: Insertable<Tables["sports.free_bet"]>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("sports.free_bet")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "grant_key"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

export const readFreeBetOfKey = (reader: Reader, playerId: Id, key: string): Promise<FreeBetRow | undefined> =>
	freeBetsOf(reader, playerId).where("grant_key", "=", key).executeTakeFirst();

export const lockFreeBet = (tx: Tx, playerId: Id, freeBetId: Id): Promise<FreeBetRow | undefined> =>
	freeBetsOf(tx, playerId).where("free_bet_id", "=", freeBetId).forUpdate().executeTakeFirst();

/** Newest first. */
export const readFreeBets = (reader: Reader, playerId: Id, limit: number): Promise<FreeBetRow[]> =>
	freeBetsOf(reader, playerId).orderBy("free_bet_id", "desc").limit(limit).execute();

export async function stakeFreeBet(tx: Tx, { bucket, free_bet_id }: FreeBetRow, betId: Id): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("sports.free_bet")
		.set({ bet_id: betId })
		.where("bucket", "=", bucket)
		.where("free_bet_id", "=", free_bet_id)
		.execute();
}

/** Its time ends now. Answers whether it could still be used. */
export async function endFreeBet(
	tx: Tx,
	{ playerId, grantKey, at }: { playerId: Id; grantKey: string; at: Date },
): Promise<boolean> {
	const ended = await rows<Tables>(tx)
		.updateTable("sports.free_bet")
		.set({ until_at: at })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("grant_key", "=", grantKey)
		.where("until_at", ">", at)
		.returning("bet_id")
		.executeTakeFirst();
	return ended?.bet_id === null;
}

/** What void bets have staked can be used again, while its time lasts. */
export async function giveBackFreeBets(tx: Tx, bucket: number, freeBetIds: readonly Id[]): Promise<void> {
	if (freeBetIds.length === 0) return;
	await rows<Tables>(tx)
		.updateTable("sports.free_bet")
		.set({ bet_id: null })
		.where("bucket", "=", bucket)
		.where("free_bet_id", "in", [...freeBetIds])
		.execute();
}
