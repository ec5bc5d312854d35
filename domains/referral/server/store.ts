import { bucketOf, type Id } from "@baize/kernel/id";
import { type Moment, type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import { sql } from "kysely";
import type { Code } from "../contract/index.ts";
import type { Tables } from "./tables.ts";

export type AttributionRow = Selectable<Tables["referral.attribution"]>;

export async function readCodeOf(reader: Reader, playerId: Id): Promise<string | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("referral.code")
		.select("code")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return row?.code;
}

/** Does nothing if the code is taken or the player has one. */
export async function addCode(reader: Reader, playerId: Id, { text, bucket }: Code): Promise<void> {
	await rows<Tables>(reader)
		.insertInto("referral.code")
		.values({ code: text, bucket, player_id: playerId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function readPlayerOfCode(reader: Reader, { text, bucket }: Code): Promise<Id | undefined> {
	const row = await rows<Tables>(reader)
		.selectFrom("referral.code")
		.select("player_id")
		.where("bucket", "=", bucket)
		.where("code", "=", text)
		.executeTakeFirst();
	return row?.player_id;
}

/** Returns false if the player has one. */
export async function addAttribution(tx: Tx, row: Insertable<Tables["referral.attribution"]>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("referral.attribution")
		.values(row)
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

export async function addFriend(tx: Tx, invitedBy: Id, friendId: Id, since: Date): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("referral.friend")
		.values({ invited_by: invitedBy, bucket: bucketOf(invitedBy), friend_id: friendId, since })
		.execute();
}

export const readAttribution = (reader: Reader, playerId: Id): Promise<AttributionRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("referral.attribution")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

export type FriendRow = Pick<Selectable<Tables["referral.friend"]>, "friend_id" | "since">;

/** The newest first. */
export const readFriends = (reader: Reader, playerId: Id, limit: number): Promise<FriendRow[]> =>
	rows<Tables>(reader)
		.selectFrom("referral.friend")
		.select(["friend_id", "since"])
		.where("bucket", "=", bucketOf(playerId))
		.where("invited_by", "=", playerId)
		.orderBy("friend_id", "desc")
		.limit(limit)
		.execute();

export async function countFriends(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("referral.friend")
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("invited_by", "=", playerId)
		.executeTakeFirstOrThrow();
	return Number(count);
}

/** Across buckets, for operators only; the newest first. */
export const readAttributions = (reader: Reader, before: Moment | undefined, limit: number) =>
	rows<Tables>(reader)
		.selectFrom("referral.attribution")
		.selectAll()
		.$if(before !== undefined, (query) =>
			query.where(sql<boolean>`(registered_at, player_id) < (${before!.at}, ${before!.id})`),
		)
		.orderBy("registered_at", "desc")
		.orderBy("player_id", "desc")
		.limit(limit)
		.execute();
