import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Insertable, Selectable } from "kysely";
import type { Tables } from "../../tables.ts";

export type SessionRow = Selectable<Tables["play.provider_session"]>;

export async function insertSession(reader: Reader, row: Insertable<Tables["play.provider_session"]>): Promise<void> {
	await rows<Tables>(reader).insertInto("play.provider_session").values(row).execute();
}

type Token = { playerId: Id; tokenHash: Buffer };

export const readSession = (reader: Reader, { playerId, tokenHash }: Token): Promise<SessionRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("play.provider_session")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("token_hash", "=", tokenHash)
		.executeTakeFirst();

/** False where the token was replaced by another request before. */
export async function replaceToken(reader: Reader, { playerId, tokenHash }: Token, next: Buffer): Promise<boolean> {
	const { numUpdatedRows } = await rows<Tables>(reader)
		.updateTable("play.provider_session")
		.set({ token_hash: next })
		.where("bucket", "=", bucketOf(playerId))
		.where("token_hash", "=", tokenHash)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}

/** Those of a login that have not ended before. */
export async function endSessionsOf(
	tx: Tx,
	{ playerId, loginId, at }: { playerId: Id; loginId: Id; at: Date },
): Promise<void> {
	await rows<Tables>(tx)
		.updateTable("play.provider_session")
		.set({ until_at: at })
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("login_id", "=", loginId)
		.where("until_at", ">", at)
		.execute();
}

/** Across buckets: those that were over then. */
export async function deleteSessionsBefore(reader: Reader, at: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("play.provider_session").where("until_at", "<", at).execute();
}
