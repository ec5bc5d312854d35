import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Updateable } from "kysely";
import { sql } from "kysely";
import { OPEN_GRANT_STATES } from "../../contract/index.ts";
import type { BonusRow, Tables } from "../tables.ts";

/** Orders all that is done about the player's bonuses: taken first in each transaction. Answers how many deposits there were. */
export async function lockPlayer(tx: Tx, playerId: Id): Promise<number> {
	const { rows: found } = await sql<{ deposits: number }>`insert into promotions.player as p (bucket, player_id)
		values (${bucketOf(playerId)}, ${playerId})
		on conflict (player_id, bucket) do update set deposits = p.deposits returning deposits`.execute(tx);
	return found[0]!.deposits;
}

export async function readDeposits(reader: Reader, playerId: Id): Promise<number> {
	const found = await rows<Tables>(reader)
		.selectFrom("promotions.player")
		.select("deposits")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();
	return found?.deposits ?? 0;
}

export async function writeDeposits(tx: Tx, playerId: Id, deposits: number): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("promotions.player")
		.set({ deposits })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}

const ofPlayer = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("promotions.bonus")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

export const readByCause = (reader: Reader, playerId: Id, cause: string): Promise<BonusRow | undefined> =>
	ofPlayer(reader, playerId).where("cause", "=", cause).executeTakeFirst();

export const readBonusRow = (reader: Reader, playerId: Id, grantId: Id): Promise<BonusRow | undefined> =>
	ofPlayer(reader, playerId).where("grant_id", "=", grantId).executeTakeFirst();

/** Those that may come into force, or are, in the order in which they were taken. */
export const readOpenBonuses = (reader: Reader, playerId: Id): Promise<BonusRow[]> =>
	ofPlayer(reader, playerId)
		.where("state", "in", [...OPEN_GRANT_STATES])
		.orderBy("grant_id")
		.execute();

/** What a deposit has given as spins or a free bet. */
export const readPaidFor = (reader: Reader, playerId: Id, depositId: Id): Promise<BonusRow[]> =>
	ofPlayer(reader, playerId).where("deposit_id", "=", depositId).where("state", "=", "paid").execute();

export const readBonusPage = (
	reader: Reader,
	playerId: Id,
	before: Id | undefined,
	limit: number,
): Promise<BonusRow[]> =>
	ofPlayer(reader, playerId)
		.$if(before !== undefined, (query) => query.where("grant_id", "<", before!))
		.orderBy("grant_id", "desc")
		.limit(limit)
		.execute();

/** Those of these grants that are the player's, for the names in statements. */
export const readNamedBonuses = (reader: Reader, playerId: Id, grantIds: readonly Id[]): Promise<BonusRow[]> =>
	grantIds.length === 0
		? Promise.resolve([])
		: ofPlayer(reader, playerId)
				.where("grant_id", "in", [...grantIds])
				.execute();

export async function insertBonus(tx: Tx, row: Insertable<Tables["promotions.bonus"]>): Promise<BonusRow> {
	return rows<Tables>(tx).insertInto("promotions.bonus").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateBonus(
	tx: Tx,
	{ player_id, bucket, cause }: Pick<BonusRow, "player_id" | "bucket" | "cause">,
	change: Updateable<Tables["promotions.bonus"]>,
): Promise<BonusRow> {
	return rows<Tables>(tx)
		.updateTable("promotions.bonus")
		.set(change)
		.where("bucket", "=", bucket)
		.where("player_id", "=", player_id)
		.where("cause", "=", cause)
		.returningAll()
		.executeTakeFirstOrThrow();
}

/** Across buckets: whose time is over, for the job that ends them. */
export const readOverdue = (reader: Reader, takenBefore: Date, activeBefore: Date, limit: number) =>
	rows<Tables>(reader)
		.selectFrom("promotions.bonus")
		.select(["player_id", "grant_id"])
		.where((where) =>
			where.or([
				where.and([where("state", "=", "active"), where("until_at", "<=", activeBefore)]),
				where.and([where("state", "=", "optedIn"), where("until_at", "<=", takenBefore)]),
			]),
		)
		.orderBy("until_at")
		.limit(limit)
		.execute();

/** Across buckets: a grant by its id alone, as operators name it. */
export const findBonus = (reader: Reader, grantId: Id): Promise<BonusRow | undefined> =>
	rows<Tables>(reader).selectFrom("promotions.bonus").selectAll().where("grant_id", "=", grantId).executeTakeFirst();

/** Across buckets: how many grants of an offer are in which state. */
export const countByState = (reader: Reader, offerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("promotions.bonus")
		.select(({ fn }) => ["state" as const, fn.countAll<bigint>().as("grants")])
		.where("offer_id", "=", offerId)
		.groupBy("state")
		.orderBy("state")
		.execute();
