import { bucketOf, type Id } from "@baize/kernel/id";
import type { Minor } from "@baize/kernel/money";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../tables.ts";
import type { TableRound, TableStake } from "./types.ts";

type Of = Pick<TableRound, "gameNumber" | "number">;

const stakeOf = (row: Selectable<Tables["play.table_stake"]>): TableStake => ({
	playerId: row.player_id,
	stakeId: row.stake_id,
	number: Number(row.number),
	seat: row.seat,
	currency: row.currency,
	stakeMinor: row.stake_minor,
	bet: row.bet,
	targetX100: row.target_x100,
	leftX100: row.left_x100,
	paidMinor: row.paid_minor,
	isVoid: row.is_void,
	isNameHidden: row.is_name_hidden,
});

/** False where the stake is there already, or another one has its seat. */
export async function insertStake(tx: Tx, gameNumber: number, stake: TableStake, nowMs: number): Promise<boolean> {
	const inserted = await rows<Tables>(tx)
		.insertInto("play.table_stake")
		.values({
			bucket: bucketOf(stake.playerId),
			player_id: stake.playerId,
			stake_id: stake.stakeId,
			game_number: gameNumber,
			number: BigInt(stake.number),
			seat: stake.seat,
			currency: stake.currency,
			stake_minor: stake.stakeMinor,
			bet: JSON.stringify(stake.bet),
			target_x100: stake.targetX100,
			is_name_hidden: stake.isNameHidden,
			placed_at: new Date(nowMs),
		})
		.onConflict((conflict) => conflict.doNothing())
		.returning("stake_id")
		.executeTakeFirst();
	return inserted !== undefined;
}

const stakesOf = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("play.table_stake")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** A player's own stake, with the number of its game. */
export async function readStake(
	reader: Reader,
	playerId: Id,
	stakeId: Id,
): Promise<(TableStake & { gameNumber: number }) | undefined> {
	const row = await stakesOf(reader, playerId).where("stake_id", "=", stakeId).executeTakeFirst();
	return row && { ...stakeOf(row), gameNumber: row.game_number };
}

/** A player's stakes in a round, in the order of their seats. */
export async function readStakesIn(reader: Reader, playerId: Id, { gameNumber, number }: Of): Promise<TableStake[]> {
	const found = await stakesOf(reader, playerId)
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.orderBy("seat")
		.execute();
	return found.map(stakeOf);
}

/** Leaves at a multiplier where the stake is open; false where it is not any more. */
export async function leaveStake(
	tx: Tx,
	{ playerId, stakeId }: TableStake,
	{ leftX100, paidMinor }: { leftX100: number; paidMinor: Minor },
): Promise<boolean> {
	const left = await rows<Tables>(tx)
		.updateTable("play.table_stake")
		.set({ left_x100: leftX100, paid_minor: paidMinor })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("stake_id", "=", stakeId)
		.where("paid_minor", "is", null)
		.returning("stake_id")
		.executeTakeFirst();
	return left !== undefined;
}

/** Open stakes of a round, of whatever players, without those that are being cashed out. */
export async function takeOpenStakes(tx: Tx, { gameNumber, number }: Of, limit: number): Promise<TableStake[]> {
	const found = await rows<Tables>(tx)
		.selectFrom("play.table_stake")
		.selectAll()
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.where("paid_minor", "is", null)
		.limit(limit)
		.forUpdate()
		.skipLocked()
		.execute();
	return found.map(stakeOf);
}

export async function countOpenStakes(reader: Reader, { gameNumber, number }: Of): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("play.table_stake")
		.select(({ fn }) => fn.countAll<bigint>().as("count"))
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.where("paid_minor", "is", null)
		.executeTakeFirstOrThrow();
	return Number(count);
}

export type StakeEnd = { stake: TableStake; leftX100: number | null; paidMinor: Minor; isVoid: boolean };

export async function writeEnds(tx: Tx, ends: readonly StakeEnd[]): Promise<void> {
	const of = <T>(read: (end: StakeEnd) => T): T[] => ends.map(read);
	await sql`update play.table_stake s set left_x100 = e.left_x100, paid_minor = e.paid_minor, is_void = e.is_void
		from unnest(
			${of(({ stake }) => bucketOf(stake.playerId))}::smallint[], ${of(({ stake }) => String(stake.playerId))}::bigint[],
			${of(({ stake }) => String(stake.stakeId))}::bigint[], ${of(({ leftX100 }) => leftX100)}::integer[],
			${of(({ paidMinor }) => String(paidMinor))}::bigint[], ${of(({ isVoid }) => isVoid)}::boolean[]
		) as e (bucket, player_id, stake_id, left_x100, paid_minor, is_void)
		where s.bucket = e.bucket and s.player_id = e.player_id and s.stake_id = e.stake_id`.execute(tx);
}

/** How many stakes a round has, and how many have left at this multiplier. */
export async function countStakes(
	reader: Reader,
	{ gameNumber, number }: Of,
	shownX100: number,
): Promise<{ count: number; left: number }> {
	const { rows: found } = await sql<{ count: bigint; left_count: bigint }>`
		select count(*) as count, count(*) filter (where left_x100 is not null or
			(paid_minor is null and target_x100 <= ${shownX100})) as left_count
		from play.table_stake where game_number = ${gameNumber} and number = ${BigInt(number)}`.execute(reader);
	return { count: Number(found[0]!.count), left: Number(found[0]!.left_count) };
}

/** The largest stakes of a round, of whatever players. */
export async function readLargestStakes(reader: Reader, { gameNumber, number }: Of, limit: number) {
	const found = await rows<Tables>(reader)
		.selectFrom("play.table_stake")
		.selectAll()
		.where("game_number", "=", gameNumber)
		.where("number", "=", BigInt(number))
		.orderBy("stake_minor", "desc")
		.orderBy("stake_id")
		.limit(limit)
		.execute();
	return found.map(stakeOf);
}
