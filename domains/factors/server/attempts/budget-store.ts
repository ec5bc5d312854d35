import { bucketOf, type Id } from "@baize/kernel/id";
import { type Reader, rows, type Tx } from "@baize/platform-server";
import { sql } from "kysely";
import type { Tables } from "../tables.ts";

/** `limit` uses within the window; once all are spent, none until the window has passed. */
export type Budget = { name: string; limit: number; windowMs: number };
export type Spent = { isLeft: true; remaining: number } | { isLeft: false; waitMs: number };

/**
 * Spends one. A single statement decides and counts, so that a burst never gets more than the limit. Outside a
 * transaction the count stays, even if the attempt then fails.
 */
export async function spend(reader: Reader, playerId: Id, budget: Budget, nowMs: number): Promise<Spent> {
	const { name, limit } = budget;
	const now = new Date(nowMs);
	const end = new Date(nowMs + budget.windowMs);
	const { rows: spent } = await sql<{ used: number }>`
		insert into factors.budget as b (player_id, bucket, name, used, ends_at)
		values (${playerId}, ${bucketOf(playerId)}, ${name}, 1, ${end})
		on conflict (player_id, bucket, name) do update set
			used = case when b.ends_at <= ${now} then 1 else b.used + 1 end,
			ends_at = case when b.ends_at <= ${now} or b.used + 1 >= ${limit} then ${end} else b.ends_at end
		where b.ends_at <= ${now} or b.used < ${limit}
		returning used`.execute(reader);
	const [row] = spent;
	if (row) return { isLeft: true, remaining: limit - row.used };
	return { isLeft: false, waitMs: (await blockedMs(reader, playerId, budget, nowMs)) || 1 };
}

/** How long the budget stays empty; 0 if something is left. */
export async function blockedMs(
	reader: Reader,
	playerId: Id,
	{ name, limit }: Pick<Budget, "name" | "limit">,
	nowMs: number,
): Promise<number> {
	const row = await rows<Tables>(reader)
		.selectFrom("factors.budget")
		.select("ends_at")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("name", "=", name)
		.where("used", ">=", limit)
		.executeTakeFirst();
	return Math.max((row?.ends_at.getTime() ?? 0) - nowMs, 0);
}

/** How many are left. Spends none. */
export async function remaining(reader: Reader, playerId: Id, budget: Budget, nowMs: number): Promise<number> {
	const row = await rows<Tables>(reader)
		.selectFrom("factors.budget")
		.select("used")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("name", "=", budget.name)
		.where("ends_at", ">", new Date(nowMs))
		.executeTakeFirst();
	return Math.max(budget.limit - (row?.used ?? 0), 0);
}

/** Gives one back. */
export async function refund(reader: Reader, playerId: Id, name: string): Promise<void> {
	await rows<Tables>(reader)
		.updateTable("factors.budget")
		.set(({ eb }) => ({ used: eb("used", "-", 1) }))
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("name", "=", name)
		.where("used", ">", 0)
		.execute();
}

/** Gives all back. */
export async function restore(reader: Reader, playerId: Id, names: readonly string[]): Promise<void> {
	await rows<Tables>(reader)
		.deleteFrom("factors.budget")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.where("name", "in", names)
		.execute();
}

export async function removeBudgets(tx: Tx, playerId: Id): Promise<void> {
	await rows<Tables>(tx)
		.deleteFrom("factors.budget")
		.where("bucket", "=", bucketOf(playerId))
		.where("player_id", "=", playerId)
		.execute();
}

export async function removeOldBudgets(reader: Reader, now: Date): Promise<void> {
	await rows<Tables>(reader).deleteFrom("factors.budget").where("ends_at", "<=", now).execute();
}
