import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import type { Selectable } from "kysely";
import type { Operation } from "../../contract/index.ts";
import type { Tables } from "../tables.ts";

/** Player, session and operation of a confirmation: each combination has at most one. */
export type ConfirmationKey = { playerId: Id; sessionId: Id; operation: Operation };
export type ConfirmationRow = Selectable<Tables["factors.confirmation"]>;
export type NewConfirmation = Omit<ConfirmationRow, "player_id" | "bucket" | "session_id" | "operation">;

/** Replaces an earlier confirmation. */
export async function putConfirmation(tx: Tx, key: ConfirmationKey, confirmation: NewConfirmation): Promise<void> {
	const { playerId, sessionId, operation } = key;
	await rows<Tables>(tx)
		.insertInto("factors.confirmation")
		.values({ player_id: playerId, bucket: bucketOf(playerId), session_id: sessionId, operation, ...confirmation })
		.onConflict((conflict) =>
			conflict.columns(["player_id", "bucket", "session_id", "operation"]).doUpdateSet(confirmation),
		)
		.execute();
}

const find = (reader: Reader, { playerId, sessionId, operation }: ConfirmationKey) =>
	rows<Tables>(reader)
		.selectFrom("factors.confirmation")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("session_id", "=", sessionId)
		.where("operation", "=", operation);

export const readConfirmation = (reader: Reader, key: ConfirmationKey): Promise<ConfirmationRow | undefined> =>
	find(reader, key).executeTakeFirst();

/** Locks the row until the transaction ends: of several submits of the same proof, one uses it. */
export const lockConfirmation = (tx: Tx, key: ConfirmationKey): Promise<ConfirmationRow | undefined> =>
	find(tx, key).forUpdate().executeTakeFirst();
