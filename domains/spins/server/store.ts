import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "./tables.ts";

export type GrantRow = Selectable<Tables["spins.grant"]>;
/** What of a grant decides whether it can be used. */
export const standingOf = ({ state, count, used, until_at }: GrantRow) => ({
	state,
	count,
	used,
	untilMs: until_at.getTime(),
});

type GrantKey = { playerId: Id; grantId: Id };

/** False where the player has a grant of this key already. */
export async function insertGrant(tx: Tx, row: Insertable<Tables["spins.grant"]>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("spins.grant")
		.values(row)
		.onConflict((conflict) => conflict.columns(["bucket", "player_id", "grant_key"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

const grantsOf = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("spins.grant")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

export const readGrant = (reader: Reader, { playerId, grantId }: GrantKey): Promise<GrantRow | undefined> =>
	grantsOf(reader, playerId).where("grant_id", "=", grantId).executeTakeFirst();

export const lockGrant = (tx: Tx, { playerId, grantId }: GrantKey): Promise<GrantRow | undefined> =>
	grantsOf(tx, playerId).where("grant_id", "=", grantId).forUpdate().executeTakeFirst();

export const readGrantOfKey = (reader: Reader, playerId: Id, key: string): Promise<GrantRow | undefined> =>
	grantsOf(reader, playerId).where("grant_key", "=", key).executeTakeFirst();

/** Newest first. */
export const readGrants = (reader: Reader, playerId: Id, limit: number): Promise<GrantRow[]> =>
	grantsOf(reader, playerId).orderBy("grant_id", "desc").limit(limit).execute();

/** Those of which a spin can be used, the ones that end first before the others. */
export const readPlayable = (reader: Reader, playerId: Id, at: Date): Promise<GrantRow[]> =>
	grantsOf(reader, playerId)
		.where("state", "=", "granted")
		.where("until_at", ">", at)
		.whereRef("used", "<", "count")
		.orderBy("until_at")
		.orderBy("grant_id")
		.execute();

export async function updateGrant(
	tx: Tx,
	{ bucket, grant_id }: Pick<GrantRow, "bucket" | "grant_id">,
	change: Updateable<Tables["spins.grant"]>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("spins.grant")
		.set(change)
		.where("bucket", "=", bucket)
		.where("grant_id", "=", grant_id)
		.execute();
}

export async function isUsed(reader: Reader, playerId: Id, roundId: Id): Promise<boolean> {
	const found = await rows<Tables>(reader)
		.selectFrom("spins.use")
		.select("round_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("round_id", "=", roundId)
		.executeTakeFirst();
	return found !== undefined;
}

export async function insertUse(tx: Tx, row: Insertable<Tables["spins.use"]>): Promise<void> {
	await rows<Tables>(tx).insertInto("spins.use").values(row).execute();
}

/** The database undoes the transaction after this time from now on. A limit in force is replaced only when it is lifted first. */
export async function limitTransaction(tx: Tx, ms: number): Promise<void> {
	await sql`select set_config('transaction_timeout', '0', true), set_config('transaction_timeout', ${`${ms}ms`}, true)`.execute(
		tx,
	);
}
