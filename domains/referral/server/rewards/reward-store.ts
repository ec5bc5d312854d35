import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../tables.ts";

export type RewardStoredRow = Selectable<Tables["referral.reward"]>;

export async function addRewards(tx: Tx, added: readonly Insertable<Tables["referral.reward"]>[]): Promise<void> {
	await rows<Tables>(tx).insertInto("referral.reward").values(added).execute();
}

/** The key of a reward. */
export type RewardKey = Pick<RewardStoredRow, "player_id" | "friend_id">;

export const lockReward = (tx: Tx, { player_id, friend_id }: RewardKey): Promise<RewardStoredRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("referral.reward")
		.selectAll()
		.where("bucket", "=", bucketOf(player_id))
		.where("player_id", "=", player_id)
		.where("friend_id", "=", friend_id)
		.forUpdate()
		.executeTakeFirst();

export async function updateReward(
	tx: Tx,
	{ player_id, friend_id }: RewardKey,
	change: Updateable<Tables["referral.reward"]>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("referral.reward")
		.set(change)
		.where("bucket", "=", bucketOf(player_id))
		.where("player_id", "=", player_id)
		.where("friend_id", "=", friend_id)
		.execute();
}

export const readDue = (reader: Reader, after: Id, limit: number): Promise<RewardStoredRow[]> =>
	rows<Tables>(reader)
		.selectFrom("referral.reward")
		.selectAll()
		.where("state", "=", "due")
		.where("reward_id", ">", after)
		.orderBy("reward_id")
		.limit(limit)
		.execute();

/** Of one player, for these friends. */
export async function readOwnRewards(
	reader: Reader,
	playerId: Id,
	friendIds: readonly Id[],
): Promise<RewardStoredRow[]> {
	if (friendIds.length === 0) return [];
	return rows<Tables>(reader)
		.selectFrom("referral.reward")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("friend_id", "in", [...friendIds])
		.execute();
}

/** Of one player, by the operations that paid them. */
export async function readPaidBy(
	reader: Reader,
	playerId: Id,
	rewardIds: readonly Id[],
): Promise<Pick<RewardStoredRow, "reward_id" | "friend_id" | "side">[]> {
	if (rewardIds.length === 0) return [];
	return rows<Tables>(reader)
		.selectFrom("referral.reward")
		.select(["reward_id", "friend_id", "side"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("reward_id", "in", [...rewardIds])
		.execute();
}

/** Across buckets, for operators only: what both sides got for these friends. */
export async function readRewardsOf(reader: Reader, friendIds: readonly Id[]): Promise<RewardStoredRow[]> {
	if (friendIds.length === 0) return [];
	return rows<Tables>(reader)
		.selectFrom("referral.reward")
		.selectAll()
		.where("friend_id", "in", [...friendIds])
		.orderBy("side", "desc")
		.execute();
}

/** For how many friends the player has got a reward since then, or will. */
export async function countRewarded(reader: Reader, playerId: Id, since: Date): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("referral.reward")
		.select(sql<bigint>`count(*)`.as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("side", "=", "referrer")
		.where("state", "<>", "refused")
		.where("decided_at", ">", since)
		.executeTakeFirstOrThrow();
	return Number(count);
}
