import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Tables } from "../../tables.ts";

export type MoveRow = Selectable<Tables["play.provider_move"]>;
export type Role = MoveRow["role"];

/** The rounds of a player at a provider. */
export type At = { provider: string; playerId: Id };

/** Until the transaction ends, no other one of this player moves anything at the provider. */
export async function lockMoves(tx: Tx, { provider, playerId }: At): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended('provided games ' || ${provider}, ${playerId}))`.execute(tx);
}

/** Across buckets: of whichever player the transaction is. */
export const readMoveOfId = (
	reader: Reader,
	{ provider, role, transactionId }: { provider: string; role: Role; transactionId: string },
): Promise<MoveRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("play.provider_move")
		.selectAll()
		.where("provider", "=", provider)
		.where("role", "=", role)
		.where("transaction_id", "=", transactionId)
		.executeTakeFirst();

const movesAt = (reader: Reader, { provider, playerId }: At) =>
	rows<Tables>(reader)
		.selectFrom("play.provider_move")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("provider", "=", provider)
		.orderBy("op_id");

/** What has come in a round, without what was refused. */
export const readRoundMoves = (reader: Reader, at: At, round: string): Promise<MoveRow[]> =>
	movesAt(reader, at).where("round", "=", round).where("state", "not in", ["refused", "early"]).execute();

/** What has this reference, or this id, without what was refused. */
export const readMovesNamed = (reader: Reader, at: At, name: string): Promise<MoveRow[]> =>
	movesAt(reader, at)
		.where((where) => where.or([where("bet_ref", "=", name), where("transaction_id", "=", name)]))
		.where("state", "not in", ["refused", "early"])
		.execute();

/** Whether a cancel has come before this bet. */
export async function wasCancelledEarly(
	reader: Reader,
	at: At,
	{ transactionId, betRef }: { transactionId: string; betRef: string | null },
): Promise<boolean> {
	const names = betRef === null ? [transactionId] : [transactionId, betRef];
	const found = await movesAt(reader, at)
		.where("state", "=", "early")
		.where((where) =>
			where.or([
				where("bet_ref", "in", names),
				// One that names its bet by its own id alone.
				where.and([where("bet_ref", "is", null), where("transaction_id", "=", transactionId)]),
			]),
		)
		.executeTakeFirst();
	return found !== undefined;
}

/** False where the same id is that of another player's transaction. */
export async function insertMove(tx: Tx, row: Insertable<Tables["play.provider_move"]>): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await rows<Tables>(tx)
		.insertInto("play.provider_move")
		.values(row)
		.onConflict((conflict) => conflict.columns(["provider", "role", "transaction_id"]).doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}

export async function updateMove(
	tx: Tx,
	{ playerId, opId }: { playerId: Id; opId: Id },
	change: Updateable<Tables["play.provider_move"]>,
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("play.provider_move")
		.set(change)
		.where("bucket", "=", bucketOf(playerId))
		.where("op_id", "=", opId)
		.execute();
}

/** A win of the bet came. */
export async function countWin(tx: Tx, { playerId, opId }: { playerId: Id; opId: Id }): Promise<void> {
	await sql`update play.provider_move set wins = wins + 1
		where bucket = ${bucketOf(playerId)} and op_id = ${opId}`.execute(tx);
}

/** Everything of a player, newest first, for the copy of their data. */
export const readMovesOf = (reader: Reader, playerId: Id): Promise<MoveRow[]> =>
	rows<Tables>(reader)
		.selectFrom("play.provider_move")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("op_id", "desc")
		.execute();
