import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { BreakSource, LimitKind, LimitWindow } from "../contract/index.ts";
import type { BreakRow, ChangeRow, DepositRow, LimitRow, PlayerRow, Tables } from "./tables.ts";

export async function insertPlayer(tx: Tx, row: PlayerRow): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("safer_play.player")
		.values(row)
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

/** Held until the transaction ends: whatever else decides about this player waits. */
export const lockPlayerRow = (tx: Tx, playerId: Id): Promise<PlayerRow | undefined> =>
	player(tx, playerId).forUpdate().executeTakeFirst();

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

export const readLimits = (reader: Reader, playerId: Id): Promise<LimitRow[]> =>
	rows<Tables>(reader)
		.selectFrom("safer_play.play_limit")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();

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

export type LimitName = { kind: LimitKind; window: LimitWindow };

export const readBreaks = (reader: Reader, playerId: Id): Promise<BreakRow[]> =>
	rows<Tables>(reader)
		.selectFrom("safer_play.break")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("break_id", "desc")
		.execute();

export async function insertBreak(tx: Tx, row: BreakRow): Promise<void> {
	await rows<Tables>(tx).insertInto("safer_play.break").values(row).execute();
}

/** Every exclusion of the player that nobody has ended yet; they are over together. */
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

/** Every exclusion that was found by this. */
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

export type ListedPlayer = PlayerRow & { limits: number };

/** Players of whom something was changed, the latest first: across buckets, for operators only. */
export async function readChangedPlayers(
	reader: Reader,
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ found: ListedPlayer[]; total: number }> {
	const { rows: found } = await sql<ListedPlayer>`select p.*, (
			select count(*)::integer from safer_play.play_limit l
			where l.bucket = p.bucket and l.player_id = p.player_id and l.amount is not null
		) as limits
		from safer_play.player p where p.changed_at is not null
		order by p.changed_at desc, p.player_id offset ${offset} limit ${limit}`.execute(reader);
	const { rows: counted } = await sql<{ total: number }>`
		select count(*)::integer as total from safer_play.player where changed_at is not null`.execute(reader);
	return { found, total: counted[0]?.total ?? 0 };
}
