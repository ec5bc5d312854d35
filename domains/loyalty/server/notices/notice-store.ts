import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import { type Micro, TIERS } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";
import type { Announced } from "./news.ts";

export type Portion = { bucket: number; afterDay: string; fewest: Micro; afterPlayer: Id; limit: number };

/** Players whose points since a day are enough for a tier of their own, by id. */
export async function playersWithTier(reader: Reader, portion: Portion): Promise<Id[]> {
	const { bucket, afterDay, fewest, afterPlayer, limit } = portion;
	const { rows: found } = await sql<{ player_id: Id }>`select player_id from loyalty.entry
		where bucket = ${bucket} and player_id > ${afterPlayer} and kind = 'earned' and to_account = 'available'
			and day > ${afterDay}::date
		group by player_id having sum(points) >= ${fewest}
		order by player_id limit ${limit}`.execute(reader);
	return found.map(({ player_id }) => player_id);
}

/** Locked until the commit, so that two processes never announce the same. */
export async function lockAnnounced(tx: Tx, playerId: Id): Promise<Announced> {
	const bucket = bucketOf(playerId);
	await rows<Tables>(tx)
		.insertInto("loyalty.tier_notice")
		.values({ bucket, player_id: playerId, tier: TIERS[0].id })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const { tier, grace_until } = await rows<Tables>(tx)
		.selectFrom("loyalty.tier_notice")
		.select(["tier", sql<string | null>`grace_until::text`.as("grace_until")])
		.where("bucket", "=", bucket)
		.where("player_id", "=", playerId)
		.forUpdate()
		.executeTakeFirstOrThrow();
	return { tierId: tier, graceUntil: grace_until };
}

export async function writeAnnounced(tx: Tx, playerId: Id, { tierId, graceUntil }: Announced): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("loyalty.tier_notice")
		.set({ tier: tierId, grace_until: graceUntil })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}
