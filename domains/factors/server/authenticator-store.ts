import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Tables } from "./tables.ts";

export type AuthenticatorRow = Selectable<Tables["factors.authenticator"]>;

export const readAuthenticator = (reader: Reader, playerId: Id): Promise<AuthenticatorRow | undefined> =>
	rows<Tables>(reader)
		.selectFrom("factors.authenticator")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirst();

/** Puts a secret that waits for its first code; false where a confirmed one stands. */
export async function putPending(tx: Tx, playerId: Id, secret: Buffer, now: Date): Promise<boolean> {
	const put = await rows<Tables>(tx)
		.insertInto("factors.authenticator")
		.values({ player_id: playerId, bucket: bucketOf(playerId), secret, last_step: 0n, created_at: now })
		.onConflict((conflict) =>
			conflict
				.columns(["player_id", "bucket"])
				.doUpdateSet({ secret, last_step: 0n, created_at: now })
				.where("factors.authenticator.confirmed_at", "is", null),
		)
		.executeTakeFirst();
	return put.numInsertedOrUpdatedRows === 1n;
}

/** Takes a step, once: false where it, or a later one, was taken before. */
export async function takeStep(reader: Reader, of: AuthenticatorRow, step: bigint): Promise<boolean> {
	const taken = await rows<Tables>(reader)
		.updateTable("factors.authenticator")
		.set({ last_step: step })
		.where("bucket", "=", of.bucket)
		.where("player_id", "=", of.player_id)
		// The same secret still: another may have been put in its place since it was read.
		.where("secret", "=", of.secret)
		.where("last_step", "<", step)
		.executeTakeFirst();
	return taken.numUpdatedRows === 1n;
}

/** False where it is confirmed already, or another secret has taken its place. */
export async function confirm(tx: Tx, of: AuthenticatorRow, now: Date): Promise<boolean> {
	const confirmed = await rows<Tables>(tx)
		.updateTable("factors.authenticator")
		.set({ confirmed_at: now })
		.where("bucket", "=", of.bucket)
		.where("player_id", "=", of.player_id)
		.where("secret", "=", of.secret)
		.where("confirmed_at", "is", null)
		.executeTakeFirst();
	return confirmed.numUpdatedRows === 1n;
}

export async function removeAuthenticator(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("factors.authenticator")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}
