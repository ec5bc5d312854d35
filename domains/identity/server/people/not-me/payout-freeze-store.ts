import { bucketOf, type Id } from "@baize/kernel/id";
import { type Moment, type Reader, rows, type Tx } from "@baize/platform-server";
import { type Selectable, sql } from "kysely";
import type { Tables } from "../../tables.ts";

export type FreezeRow = Selectable<Tables["identity.payout_freeze"]>;
type NewFreeze = Pick<FreezeRow, "frozen_at" | "cause"> & Partial<FreezeRow>;

/** False where the player's payouts are frozen already. */
export async function addFreeze(tx: Tx, playerId: Id, freeze: NewFreeze): Promise<boolean> {
	const none = { notice: null, email: null, replaced_email: null, frozen_by: null, reason: null };
	const open = { lifted_at: null, lifted_by: null, lift_reason: null };
	const added = await rows<Tables>(tx)
		.insertInto("identity.payout_freeze")
		.values({ ...none, ...open, ...freeze, player_id: playerId, bucket: bucketOf(playerId) })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return added.numInsertedOrUpdatedRows === 1n;
}

export const readFreeze = (reader: Reader, playerId: Id): Promise<FreezeRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("identity.payout_freeze")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("lifted_at", "is", null)
		.executeTakeFirst();

/**
 * A change that freezes payouts writes to the person in the same transaction, so the lock on the person's row excludes
 * it until this transaction ends.
 */
export async function lockedFreeze(tx: Tx, playerId: Id): Promise<FreezeRow | undefined> {
	await rows<Tables>(tx)
		.selectFrom("identity.person")
		.select("person_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("person_id", "=", playerId)
		.forShare()
		.executeTakeFirst();
	return readFreeze(tx, playerId);
}

/** Of these players, those whose payouts are frozen. */
export async function frozenAmong(reader: Reader, playerIds: readonly Id[]): Promise<Set<Id>> {
	if (playerIds.length === 0) return new Set();
	const found = await rows<Tables>(reader)
		.selectFrom("identity.payout_freeze")
		.select("player_id")
		.where("bucket", "in", [...new Set(playerIds.map(bucketOf))])
		.where("player_id", "in", [...playerIds])
		.where("lifted_at", "is", null)
		.execute();
	return new Set(found.map(({ player_id }) => player_id));
}

/** False where nothing was frozen. */
export async function liftFreeze(
	tx: Tx,
	playerId: Id,
	lifted: Pick<FreezeRow, "lifted_at" | "lifted_by" | "lift_reason">,
): Promise<boolean> {
	const done = await rows<Tables>(tx)
		.updateTable("identity.payout_freeze")
		.set(lifted)
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("lifted_at", "is", null)
		.executeTakeFirst();
	return done.numUpdatedRows === 1n;
}

export type OpenFreeze = FreezeRow & {
	first_name: string;
	last_name: string;
	nickname: string | null;
	account_email: string;
};

/** Those that wait for an operator, the longest waiting first, across buckets. */
export const listFreezes = (reader: Reader, limit: number, after: Moment | undefined): Promise<OpenFreeze[]> => {
	const query = rows<Tables>(reader)
		.selectFrom("identity.payout_freeze as freeze")
		.innerJoin("identity.person as person", (join) =>
			join.onRef("person.bucket", "=", "freeze.bucket").onRef("person.person_id", "=", "freeze.player_id"),
		)
		.selectAll("freeze")
		.select(["first_name", "last_name", "nickname", "person.email as account_email"])
		.where("lifted_at", "is", null)
		.orderBy("frozen_at")
		.orderBy("freeze.player_id")
		.limit(limit);
	const place = after && sql<boolean>`(frozen_at, ${sql.ref("freeze.player_id")}) > (${after.at}, ${after.id})`;
	return (place ? query.where(place) : query).execute();
};
