import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../../tables.ts";
import type { SecurityChangeKind } from "./types.ts";

export type SecurityChange = { kind: SecurityChangeKind; at: Date };

/** In the transaction that changes it. */
export async function recordSecurityChange(tx: Tx, playerId: Id, kind: SecurityChangeKind, at: Date): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("identity.security_change")
		.values({ player_id: playerId, bucket: bucketOf(playerId), kind, changed_at: at })
		.onConflict((conflict) =>
			conflict
				.columns(["player_id", "bucket", "kind"])
				.doUpdateSet({ changed_at: sql<Date>`greatest(security_change.changed_at, excluded.changed_at)` }),
		)
		.execute();
}

/** The newest change of each kind. */
export async function latestSecurityChanges(reader: Reader, playerId: Id): Promise<SecurityChange[]> {
	const found = await rows<Tables>(reader)
		.selectFrom("identity.security_change")
		.select(["kind", "changed_at"])
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("changed_at", "desc")
		.execute();
	return found.map(({ kind, changed_at: at }) => ({ kind, at }));
}
