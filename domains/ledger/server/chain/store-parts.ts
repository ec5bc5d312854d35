import { bucketOf } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { FollowedOperation } from "../follow/index.ts";
import { currencyNumber } from "../posting/batch.ts";
import { int2Column, int8Column } from "../posting/columns.ts";

/** Of a kind with no more than these in a part the single operations are kept with it. */
const RARE_OPERATIONS = 16;

/** Adds the parts that end with these operations. */
export async function addParts(tx: Tx, ends: readonly FollowedOperation[]): Promise<void> {
	await sql`select ledger.add_chain_part(e.bucket, e.player_id, e.currency, e.op_id, e.seq, ${RARE_OPERATIONS})
		from unnest(
			${int2Column(ends, ({ playerId }) => bucketOf(playerId))}::smallint[],
			${int8Column(ends, ({ playerId }) => playerId)}::bigint[],
			${int2Column(ends, ({ currency }) => currencyNumber(currency))}::smallint[],
			${int8Column(ends, ({ opId }) => opId)}::bigint[],
			${int8Column(ends, ({ seq }) => seq)}::bigint[]
		) as e (bucket, player_id, currency, op_id, seq)`.execute(tx);
}
