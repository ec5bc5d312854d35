import { bucketOf, type Id } from "@baize/kernel/id";
import type { FollowedOperation } from "@baize/ledger/server";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables, TaskKind, TaskRow } from "../tables.ts";

export type NewTask = FollowedOperation & { kind: TaskKind; amountMinor: bigint };

/** One for each operation; one that is there already stays. */
export async function insertTasks(tx: Tx, tasks: readonly NewTask[]): Promise<void> {
	if (tasks.length === 0) return;
	await rows<Tables>(tx)
		.insertInto("promotions.task")
		.values(
			tasks.map((task) => ({
				bucket: bucketOf(task.playerId),
				player_id: task.playerId,
				op_id: task.opId,
				kind: task.kind,
				seq: task.seq,
				reference: task.reference,
				currency: task.currency,
				amount: task.amountMinor,
				at: new Date(task.atMs),
			})),
		)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Across buckets: players for whom something is to be done, those who have waited longest first. */
export async function readWaitingPlayers(reader: Reader, limit: number): Promise<Id[]> {
	const { rows: found } = await sql<{ player_id: Id }>`select player_id from promotions.task
		group by player_id order by min(at) limit ${limit}`.execute(reader);
	return found.map(({ player_id }) => player_id);
}

/** In the order of the player's wallet. The caller has locked the player. */
export const readTasks = (tx: Tx, playerId: Id): Promise<TaskRow[]> =>
	rows<Tables>(tx)
		.selectFrom("promotions.task")
		.selectAll()
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.orderBy("currency")
		.orderBy("seq")
		.execute();

export async function removeTask(tx: Tx, { bucket, player_id, op_id }: TaskRow): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("promotions.task")
		.where("bucket", "=", bucket)
		.where("player_id", "=", player_id)
		.where("op_id", "=", op_id)
		.execute();
}
