import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { StoredCounted, StoredJoined, Tables } from "./tables.ts";

export type Whose = { playerId: Id; missionId: Id };

const joinedBy = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("missions.joined")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** All that the player has joined. */
export const readJoinedBy = (reader: Reader, playerId: Id): Promise<StoredJoined[]> =>
	joinedBy(reader, playerId).orderBy("mission_id", "desc").execute();

export const readJoined = (reader: Reader, { playerId, missionId }: Whose): Promise<StoredJoined | undefined> =>
	joinedBy(reader, playerId).where("mission_id", "=", missionId).executeTakeFirst();

export const lockJoined = (tx: Tx, { playerId, missionId }: Whose): Promise<StoredJoined | undefined> =>
	joinedBy(tx, playerId).where("mission_id", "=", missionId).forUpdate().executeTakeFirst();

/** False where the player has joined before. */
export async function insertJoined(tx: Tx, joined: StoredJoined): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("missions.joined")
		.values(joined)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "mission_id"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

export async function removeJoined(tx: Tx, { playerId, missionId }: Whose): Promise<void> {
	for (const table of ["missions.counted", "missions.joined"] as const)
		await rows<Tables>(tx)
			.deleteFrom(table)
			.where("bucket", "=", bucketOf(playerId))
			.where("player_id", "=", playerId)
			.where("mission_id", "=", missionId)
			.execute();
}

type Change = Partial<Pick<StoredJoined, "count" | "reached_at" | "due_at" | "paid_at">>;

export async function updateJoined(tx: Tx, { playerId, missionId }: Whose, change: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("missions.joined")
		.set(change)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("mission_id", "=", missionId)
		.execute();
}

/** What has counted for the player in all their missions, the first one first. */
export const readCountedBy = (reader: Reader, playerId: Id): Promise<StoredCounted[]> =>
	rows<Tables>(reader)
		.selectFrom("missions.counted")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("at")
		.orderBy("round_id")
		.execute();

/** The rewards that are due by now, of all buckets. */
export const readDue = (reader: Reader, nowMs: number, limit: number): Promise<StoredJoined[]> =>
	rows<Tables>(reader)
		.selectFrom("missions.joined")
		.selectAll()
		.where("due_at", "<=", new Date(nowMs))
		.orderBy("due_at")
		.limit(limit)
		.execute();

export type Numbers = { reached: number; paid: number };

/** How many players have reached each mission and have its reward, of all buckets. */
export async function countReached(reader: Reader, missionIds: readonly Id[]): Promise<Map<Id, Numbers>> {
	if (missionIds.length === 0) return new Map();
	const found = await rows<Tables>(reader)
		.selectFrom("missions.joined")
		.select(({ fn }) => ["mission_id", fn.count("reached_at").as("reached"), fn.count("paid_at").as("paid")])
		.where("mission_id", "in", [...missionIds])
		.groupBy("mission_id")
		.execute();
	return new Map(
		found.map(({ mission_id, reached, paid }) => [mission_id, { reached: Number(reached), paid: Number(paid) }]),
	);
}
