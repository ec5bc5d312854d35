import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { HeldSums } from "@baize/wallet/server";
import { sql } from "kysely";
import { OPEN_TRANSFER_STATES, type TransferStanding } from "../../contract/index.ts";
import type { InBucket } from "../store.ts";
import type { Tables, TransferArrivalRow, TransferRow } from "../tables.ts";
import type { DayUse } from "./rules.ts";

/** False if the sender's requestId is taken: then nothing was written. */
export async function insertTransfer(tx: Tx, row: TransferRow): Promise<boolean> {
	const answer = await rows<Tables>(tx)
		.insertInto("cashier.transfer")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "request_id"]).doNothing())
		.executeTakeFirst();
	return answer.numInsertedOrUpdatedRows === 1n;
}

/** The receiver's half of it, in the receiver's bucket. */
export async function insertArrival(tx: Tx, { id, bucket, currency, amount }: TransferRow, receiverId: Id) {
	const arrival = { bucket: bucketOf(receiverId), id, player_id: receiverId, sender_bucket: bucket, currency, amount };
	await rows<Tables>(tx).insertInto("cashier.transfer_arrival").values(arrival).execute();
}

export const transferByRequestId = (
	reader: Reader,
	playerId: Id,
	requestId: string,
): Promise<TransferRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("request_id", "=", requestId)
		.executeTakeFirst();

export const lockTransfer = (tx: Tx, { bucket, id }: InBucket): Promise<TransferRow | undefined> =>
	rows<Tables>(tx)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.forUpdate()
		.executeTakeFirst();

export const readTransferIn = (reader: Reader, { bucket, id }: InBucket): Promise<TransferRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.executeTakeFirst();

/** For operators, who have its number and not the sender's. */
export const findTransfer = (reader: Reader, id: Id): Promise<TransferRow | undefined> =>
	rows<Tables>(reader).selectFrom("cashier.transfer").selectAll().where("id", "=", id).executeTakeFirst();

export const readArrival = (reader: Reader, receiverId: Id, id: Id): Promise<TransferArrivalRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer_arrival")
		.selectAll()
		.where("bucket", "=", bucketOf(receiverId))
		.where("id", "=", id)
		.where("player_id", "=", receiverId)
		.executeTakeFirst();

type Change = Pick<TransferRow, "state" | "changed_at"> & Partial<Pick<TransferRow, "ending" | "reason">>;

export async function updateTransfer(tx: Tx, { bucket, id }: TransferRow, change: Change): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.transfer")
		.set(change)
		.where("bucket", "=", bucket)
		.where("id", "=", id)
		.execute();
}

export async function markArrived(tx: Tx, receiverId: Id, id: Id): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("cashier.transfer_arrival")
		.set({ has_arrived: true })
		.where("bucket", "=", bucketOf(receiverId))
		.where("id", "=", id)
		.execute();
}

/** A sender's transfers, newest first, without those that moved nothing. */
export const sentBy = (reader: Reader, playerId: Id, limit: number): Promise<TransferRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("state", "<>", "refused")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();

export const arrivalsOf = (reader: Reader, playerId: Id, limit: number): Promise<TransferArrivalRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer_arrival")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("id", "desc")
		.limit(limit)
		.execute();

/** Of one bucket, newest first. */
export const transfersIn = (reader: Reader, bucket: number, ids: readonly Id[]): Promise<TransferRow[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer")
		.selectAll()
		.where("bucket", "=", bucket)
		.where("id", "in", [...ids])
		.execute();

/** Why a transfer was refused. */
export const REFUSED_RECEIVER = "receiver";
export const REFUSED_FUNDS = "funds";

/** What came back does not count towards the sum, but towards the number: each has written to the receiver. */
export async function dayUse(reader: Reader, playerId: Id, currency: string, since: Date): Promise<DayUse> {
	const found = await sql<{ sent: Minor; transfers: bigint; unknown: bigint }>`select
			coalesce(sum(amount) filter (where currency = ${currency} and state in ('waiting', 'accepted', 'taken')), 0)::bigint
				as sent,
			count(*) filter (where state <> 'refused') as transfers,
			count(*) filter (where state = 'refused' and reason = ${REFUSED_RECEIVER}) as unknown
		from cashier.transfer
		where bucket = ${bucketOf(playerId)} and player_id = ${playerId} and created_at > ${since}`.execute(reader);
	const { sent, transfers, unknown } = found.rows[0]!;
	return { sentMinor: sent, transfers: Number(transfers), unknownReceivers: Number(unknown) };
}

/** When the sender first sent this receiver something that has not come back. */
export async function firstSentTo(reader: Reader, playerId: Id, receiverId: Id): Promise<Date | undefined> {
	const found = await rows<Tables>(reader)
		.selectFrom("cashier.transfer")
		.select("created_at")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("receiver_id", "=", receiverId)
		.where("state", "in", ["waiting", "accepted", "taken"])
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	return found?.created_at;
}

/** Transfers whose time is over, the longest over first: across buckets. */
export const overdueTransfers = (reader: Reader, now: Date, limit: number): Promise<InBucket[]> =>
	rows<Tables>(reader)
		.selectFrom("cashier.transfer")
		.select(["bucket", "id"])
		.where("state", "=", "waiting")
		.where("expires_at", "<=", now)
		.orderBy("expires_at")
		.limit(limit)
		.execute();

export type RecordsFilter = {
	state: TransferStanding | undefined;
	now: Date;
	playerId: Id | undefined;
	before: Id | undefined;
	limit: number;
};

/** For operators, newest first, across buckets. */
export function listRecords(reader: Reader, filter: RecordsFilter): Promise<TransferRow[]> {
	const { state, now, playerId, before, limit } = filter;
	let query = rows<Tables>(reader).selectFrom("cashier.transfer").selectAll().where("state", "<>", "refused");
	if (state) query = query.where("state", "=", state === "returning" ? "waiting" : state);
	if (state === "waiting") query = query.where("expires_at", ">", now);
	if (state === "returning") query = query.where("expires_at", "<=", now);
	if (playerId !== undefined)
		query = query.where((either) =>
			either.or([either("player_id", "=", playerId), either("receiver_id", "=", playerId)]),
		);
	if (before !== undefined) query = query.where("id", "<", before);
	return query.orderBy("id", "desc").limit(limit).execute();
}

/**
 * What the open transfers of a bucket come to, by sender. The states are written out, as in the partial index of them.
 * Over all wallets and in each currency this is what is in transit, although a wallet keeps in transit what its player
 * has ever sent, less what came back and what the player took.
 */
export const openTransfersIn = (bucket: number): HeldSums => sql`
	select player_id, currency, sum(amount)::bigint as held from cashier.transfer
	where bucket = ${bucket} and state in (${sql.join(OPEN_TRANSFER_STATES.map((state) => sql.lit(state)))})
	group by player_id, currency`;

/** What each wallet of a bucket must have in transit, from all transfers that there ever were. */
export const transitIn = (bucket: number): HeldSums => sql`
	select player_id, currency, sum(amount)::bigint as held from (
		select player_id, currency, amount from cashier.transfer
			where bucket = ${bucket} and state in ('waiting', 'accepted', 'taken')
		union all
		select player_id, currency, -amount from cashier.transfer_arrival where bucket = ${bucket} and has_arrived
	) leg
	group by player_id, currency having sum(amount) <> 0`;
