import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

export async function putReset(tx: Tx, playerId: Id, tokenHash: Buffer, expiresAt: Date): Promise<void> {
	const reset = { token_hash: tokenHash, expires_at: expiresAt };
	await rows<Tables>(tx)
		.insertInto("factors.pin_reset")
		.values({ player_id: playerId, bucket: bucketOf(playerId), ...reset })
		.onConflict((conflict) => conflict.columns(["player_id", "bucket"]).doUpdateSet(reset))
		.execute();
}

export async function hasReset(reader: Reader, playerId: Id, tokenHash: Buffer, now: Date): Promise<boolean> {
	const row = await rows<Tables>(reader)
		.selectFrom("factors.pin_reset")
		.select("player_id")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return row !== undefined;
}

export async function takeReset(tx: Tx, playerId: Id, tokenHash: Buffer, now: Date): Promise<boolean> {
	const taken = await rows<Tables>(tx)
		.deleteFrom("factors.pin_reset")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("token_hash", "=", tokenHash)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return taken.numDeletedRows === 1n;
}

/** Removes all expired rows. */
export async function removeExpired(reader: Reader, now: Date): Promise<void> {
	for (const name of ["factors.confirmation", "factors.challenge", "factors.pin_reset"] as const)
		await rows<Tables>(reader).deleteFrom(name).where("expires_at", "<=", now).execute();
}
