import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Operation } from "../contract/index.ts";
import type { Tables } from "./tables.ts";

/** Whose code it is, and what for. */
export type CodeKey = { playerId: Id; sessionId: Id; operation: Operation };

export async function putCode(tx: Tx, of: CodeKey, codeHash: Buffer, expiresAt: Date): Promise<void> {
	const { playerId, sessionId, operation } = of;
	const code = { code_hash: codeHash, expires_at: expiresAt };
	await rows<Tables>(tx)
		.insertInto("factors.code")
		.values({ player_id: playerId, bucket: bucketOf(playerId), session_id: sessionId, operation, ...code })
		.onConflict((conflict) => conflict.columns(["player_id", "bucket", "session_id", "operation"]).doUpdateSet(code))
		.execute();
}

/** Uses the code up where it is the right one. Of many who bring it at once, one is answered true. */
export async function useCode(reader: Reader, of: CodeKey, codeHash: Buffer, now: Date): Promise<boolean> {
	const used = await rows<Tables>(reader)
		.deleteFrom("factors.code")
		.where("bucket", "=", bucketOf(of.playerId))
		.where("player_id", "=", of.playerId)
		.where("session_id", "=", of.sessionId)
		.where("operation", "=", of.operation)
		.where("code_hash", "=", codeHash)
		.where("expires_at", ">", now)
		.executeTakeFirst();
	return used.numDeletedRows === 1n;
}
