import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "../tables.ts";

export type AuthenticatorRow = Selectable<Tables["factors.authenticator"]>;

const table = (reader: Reader) => rows<Tables>(reader);

export const readAuthenticator = (reader: Reader, playerId: Id): Promise<AuthenticatorRow | undefined> =>
	table(reader)
		.selectFrom("factors.authenticator")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

/** Stores a pending secret, replacing an earlier pending one; a confirmed secret is not touched. */
export async function putPending(tx: Tx, playerId: Id, pending: Buffer, until: Date): Promise<void> {
	const waiting = { pending, pending_until: until };
	await table(tx)
		.insertInto("factors.authenticator")
		.values({ player_id: playerId, bucket: bucketOf(playerId), last_step: 0n, ...waiting })
		.onConflict((conflict) => conflict.columns(["player_id", "bucket"]).doUpdateSet(waiting))
		.execute();
}

/** Uses up a step of the confirmed secret. False if it or a later step was used before. */
export async function takeStep(reader: Reader, of: AuthenticatorRow, step: bigint): Promise<boolean> {
	const taken = await table(reader)
		.updateTable("factors.authenticator")
		.set({ last_step: step })
		.where("bucket", "=", of.bucket)
		.where("player_id", "=", of.player_id)
		// Only if the secret is unchanged: another may have replaced it since it was read.
		.where("secret", "=", of.secret)
		.where("last_step", "<", step)
		.executeTakeFirst();
	return taken.numUpdatedRows === 1n;
}

/** Turns the pending secret into the confirmed one. False if it is no longer pending. */
export async function confirmPending(tx: Tx, of: AuthenticatorRow, step: bigint, now: Date): Promise<boolean> {
	const confirmed = await table(tx)
		.updateTable("factors.authenticator")
		.set({ secret: of.pending, confirmed_at: now, pending: null, pending_until: null, last_step: step })
		.where("bucket", "=", of.bucket)
		.where("player_id", "=", of.player_id)
		.where("pending", "=", of.pending)
		.executeTakeFirst();
	return confirmed.numUpdatedRows === 1n;
}

export async function removeAuthenticator(tx: Tx, playerId: Id): Promise<void> {
	await table(tx)
		.deleteFrom("factors.authenticator")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}
