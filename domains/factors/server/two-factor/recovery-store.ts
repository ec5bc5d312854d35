import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Tables } from "../tables.ts";

/** Replaces all recovery codes by these. */
export async function replaceRecoveryCodes(tx: Tx, playerId: Id, hashes: readonly Buffer[]): Promise<void> {
	const bucket = bucketOf(playerId);
	await rows<Tables>(tx)
		.deleteFrom("factors.recovery_code")
		.where("bucket", "=", bucket)
		.where("player_id", "=", playerId)
		.execute();
	if (hashes.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("factors.recovery_code")
		.values(hashes.map((code_hash) => ({ player_id: playerId, bucket, code_hash })))
		.execute();
}

/** Uses a code up: of several requests that bring it at once, one gets true. */
export async function useRecoveryCode(reader: Reader, playerId: Id, hash: Buffer): Promise<boolean> {
	const used = await rows<Tables>(reader)
		.deleteFrom("factors.recovery_code")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("code_hash", "=", hash)
		.executeTakeFirst();
	return used.numDeletedRows === 1n;
}

export async function countRecoveryCodes(reader: Reader, playerId: Id): Promise<number> {
	const { count } = await rows<Tables>(reader)
		.selectFrom("factors.recovery_code")
		.select((of) => of.fn.countAll<bigint>().as("count"))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.executeTakeFirstOrThrow();
	return Number(count);
}
