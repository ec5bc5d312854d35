import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { Facts } from "./facts.ts";

export type FollowedRow = Selectable<Tables["referral.followed"]>;

export async function addFollowed(tx: Tx, playerId: Id, registeredAt: Date, affiliateId: string | null): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("referral.followed")
		.values({ player_id: playerId, bucket: bucketOf(playerId), registered_at: registeredAt, affiliate_id: affiliateId })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Of these players, those who are followed and whose past is counted. Locked, in one order everywhere. */
export async function lockBegun(tx: Tx, playerIds: readonly Id[]): Promise<FollowedRow[]> {
	const { rows: found } = await sql<FollowedRow>`select f.*
		from referral.followed f
		where (f.bucket, f.player_id) in (
			select * from unnest(${playerIds.map(bucketOf)}::smallint[], ${[...playerIds]}::bigint[])
		) and f.seq is not null
		order by f.player_id for update`.execute(tx);
	return found;
}

export async function playersToBegin(reader: Reader, after: Id, limit: number): Promise<Id[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("referral.followed")
		.select("player_id")
		.where("seq", "is", null)
		.where("player_id", ">", after)
		.orderBy("player_id")
		.limit(limit)
		.execute();
	return found.map(({ player_id }) => player_id);
}

/** Undefined if the past of the player is counted already. */
export const lockToBegin = (tx: Tx, playerId: Id): Promise<FollowedRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("referral.followed")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("seq", "is", null)
		.forUpdate()
		.executeTakeFirst();

export const factsOf = (row: FollowedRow): Facts => ({
	firstDeposit:
		row.first_deposit === null
			? null
			: { id: row.first_deposit, atMs: row.first_deposit_at!.getTime(), amountMinor: row.first_deposit_amount! },
	isChargedBack: row.is_charged_back,
	stakedMinor: row.staked,
});

export type Counted = { playerId: Id; currency: string; seq: bigint; facts: Facts };

export async function writeFacts(tx: Tx, { playerId, currency, seq, facts }: Counted): Promise<void> {
	const { firstDeposit, isChargedBack, stakedMinor } = facts;
	await rows<Tables>(tx)
		.updateTable("referral.followed")
		.set({
			currency,
			seq,
			first_deposit: firstDeposit?.id ?? null,
			first_deposit_at: firstDeposit ? new Date(firstDeposit.atMs) : null,
			first_deposit_amount: firstDeposit?.amountMinor ?? null,
			is_charged_back: isChargedBack,
			staked: stakedMinor,
		})
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}
