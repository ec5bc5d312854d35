import { bucketOf, type Id } from "@baize/kernel/id";
import { type Moment, type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { BreakSource } from "../contract/index.ts";
import type { BreakRow, ChangeRow, DepositRow, LimitRow, PlayerRow, Tables } from "./tables.ts";

/** Does nothing for those that exist. */
export async function insertPlayers(tx: Tx, found: readonly PlayerRow[]): Promise<void> {
	if (found.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("safer_play.player")
		.values([...found])
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

const player = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("safer_play.player")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

export const readPlayerRow = (reader: Reader, playerId: Id): Promise<PlayerRow | undefined> =>
	player(reader, playerId).executeTakeFirst();

/** Locked until the transaction ends: other decisions about this player wait. */
export const lockPlayerRow = (tx: Tx, playerId: Id): Promise<PlayerRow | undefined> =>
	player(tx, playerId).forUpdate().executeTakeFirst();

/** Players as the parameters of a statement about many of them. */
const arraysOf = (playerIds: readonly Id[]) =>
	sql`unnest(${playerIds.map(bucketOf)}::smallint[], ${[...playerIds]}::bigint[])`;

/** Those of the players that no other transaction has locked, locked until this one ends. It waits for no lock. */
export async function lockUnlockedRows(tx: Tx, playerIds: readonly Id[]): Promise<PlayerRow[]> {
	const { rows: found } = await sql<PlayerRow>`select p.* from ${arraysOf(playerIds)} as a (bucket, player_id)
		join safer_play.player p on p.bucket = a.bucket and p.player_id = a.player_id
		for update of p skip locked`.execute(tx);
	return found;
}

/** From here to its end the transaction waits no longer than this for any one lock; then it fails. */
export async function limitLockWait(tx: Tx, waitMs: number): Promise<void> {
	await sql`select set_config('lock_timeout', ${String(waitMs)}, true)`.execute(tx);
}

/** The bars of many players, as they are now in the books. */
export async function updateBars(tx: Tx, bars: readonly { playerId: Id; text: string }[]): Promise<void> {
	const playerIds = bars.map(({ playerId }) => playerId);
	await sql`update safer_play.player p set bars = a.bars
		from unnest(${playerIds.map(bucketOf)}::smallint[], ${playerIds}::bigint[], ${bars.map(({ text }) => text)}::text[])
			as a (bucket, player_id, bars)
		where p.bucket = a.bucket and p.player_id = a.player_id`.execute(tx);
}

export async function updatePlayer(
	tx: Tx,
	playerId: Id,
	change: Partial<
		Pick<PlayerRow, "country" | "subdivision" | "reality_check_ms" | "offer_answered_at" | "changed_at" | "bars">
	>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("safer_play.player")
		.set(change)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}

export async function readLimits(reader: Reader, playerIds: readonly Id[]): Promise<LimitRow[]> {
	const { rows: found } = await sql<LimitRow>`select l.* from ${arraysOf(playerIds)} as a (bucket, player_id)
		join safer_play.play_limit l on l.bucket = a.bucket and l.player_id = a.player_id`.execute(reader);
	return found;
}

export async function upsertLimit(tx: Tx, row: LimitRow): Promise<void> {
	const { amount, pending_from, pending_amount } = row;
	await rows<Tables>(tx)
		.insertInto("safer_play.play_limit")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["player_id", "kind", "window", "bucket"]).doUpdateSet({ amount, pending_from, pending_amount }),
		)
		.execute();
}

/** The newest first. */
export async function readBreaks(reader: Reader, playerIds: readonly Id[]): Promise<BreakRow[]> {
	const { rows: found } = await sql<BreakRow>`select b.* from ${arraysOf(playerIds)} as a (bucket, player_id)
		join safer_play.break b on b.bucket = a.bucket and b.player_id = a.player_id
		order by b.break_id desc`.execute(reader);
	return found;
}

export async function insertBreak(tx: Tx, row: BreakRow): Promise<void> {
	await rows<Tables>(tx).insertInto("safer_play.break").values(row).execute();
}

/** All exclusions of the player that no operator has ended yet; they end together. */
export async function endExclusions(tx: Tx, playerId: Id, endsAt: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("safer_play.break")
		.set({ ends_at: endsAt })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("kind", "=", "exclusion")
		.where("ends_at", "is", null)
		.execute();
}

/** All exclusions from this source. */
export async function endCarried(tx: Tx, playerId: Id, source: BreakSource, endsAt: Date): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("safer_play.break")
		.set({ ends_at: endsAt })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("source", "=", source)
		.where("ends_at", "is", null)
		.execute();
}

export async function insertDeposit(tx: Tx, row: DepositRow): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("safer_play.deposit")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["player_id", "reference", "bucket"]).doUpdateSet({ is_released: false }),
		)
		.execute();
}

export async function releaseDeposit(tx: Tx, playerId: Id, reference: Id): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("safer_play.deposit")
		.set({ is_released: true })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("reference", "=", reference)
		.execute();
}

export const readDeposits = (reader: Reader, playerId: Id, after: Date): Promise<DepositRow[]> =>
	rows<Tables>(reader)
		.selectFrom("safer_play.deposit")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("at", ">=", after)
		.where("is_released", "=", false)
		.orderBy("at")
		.execute();

export const hasDeposited = async (reader: Reader, playerId: Id): Promise<boolean> =>
	(await rows<Tables>(reader)
		.selectFrom("safer_play.deposit")
		.select("reference")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("is_released", "=", false)
		.limit(1)
		.executeTakeFirst()) !== undefined;

export async function insertChange(tx: Tx, row: ChangeRow): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("safer_play.change")
		.values({ ...row, details: JSON.stringify(row.details) })
		.execute();
}

export async function readChanges(reader: Reader, playerId: Id, limit: number): Promise<ChangeRow[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("safer_play.change")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("change_id", "desc")
		.limit(limit)
		.execute();
	return found as ChangeRow[];
}

export type ListedPlayer = Omit<PlayerRow, "changed_at"> & { changed_at: Date; limits: number };

const behind = ({ at, id }: Moment) =>
	sql`and (p.changed_at < ${at} or (p.changed_at = ${at} and p.player_id > ${id}))`;

/** Players with a change, the latest first: across buckets, for operators only. */
export async function readChangedPlayers(
	reader: Reader,
	after: Moment | undefined,
	limit: number,
): Promise<ListedPlayer[]> {
	const place = after ? behind(after) : sql``;
	const { rows: found } = await sql<ListedPlayer>`select p.*, (
			select count(*)::integer from safer_play.play_limit l
			where l.bucket = p.bucket and l.player_id = p.player_id and l.amount is not null
		) as limits
		from safer_play.player p where p.changed_at is not null ${place}
		order by p.changed_at desc, p.player_id limit ${limit}`.execute(reader);
	return found;
}
