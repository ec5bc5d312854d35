import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { AdjustmentRow, Tables } from "./tables.ts";

export async function insertAdjustment(tx: Tx, row: Omit<AdjustmentRow, "bucket">): Promise<void> {
	await rows<Tables>(tx)
		.insertInto("adjustments.adjustment")
		.values({ ...row, bucket: bucketOf(row.player_id) })
		.execute();
}

const ofPlayer = (reader: Reader, playerId: Id) =>
	rows<Tables>(reader)
		.selectFrom("adjustments.adjustment")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId);

/** The newest first. */
export const newestAdjustments = (reader: Reader, playerId: Id, limit: number): Promise<AdjustmentRow[]> =>
	ofPlayer(reader, playerId).orderBy("adjustment_id", "desc").limit(limit).execute();

export const adjustmentsById = (reader: Reader, playerId: Id, ids: readonly Id[]): Promise<AdjustmentRow[]> =>
	ofPlayer(reader, playerId).where(sql<boolean>`adjustment_id = any(${ids}::bigint[])`).execute();
