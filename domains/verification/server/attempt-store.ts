import { bucketOf, type Id, idText } from "@baize/kernel/id";
import { type Reader, rows } from "@baize/platform-server";
import { sql } from "kysely";
import type { VerificationPorts } from "./ports.ts";
import type { Tables } from "./tables.ts";

export type Budget = { kind: string; limit: number; windowMs: number };
export type Spent = { isLeft: boolean; waitMs: number };

/**
 * Spends one attempt and returns whether one was left. One statement, outside the command's transaction, so that a
 * burst cannot overspend and a refusal does not give the attempt back. A spent budget is reported.
 */
export async function spend(
	{ database, clock, onBudgetSpent }: Pick<VerificationPorts, "database" | "clock" | "onBudgetSpent">,
	playerId: Id,
	budget: Budget,
): Promise<Spent> {
	const spent = await count(database.reader, playerId, budget, clock.nowMs());
	const subject = idText(playerId);
	if (!spent.isLeft) onBudgetSpent?.({ budget: `documents:${budget.kind}`, subject, playerId: subject });
	return spent;
}

async function count(reader: Reader, playerId: Id, { kind, limit, windowMs }: Budget, nowMs: number): Promise<Spent> {
	const now = new Date(nowMs);
	const isOver = sql<boolean>`verification.attempt.began_at <= ${new Date(nowMs - windowMs)}`;
	const row = await rows<Tables>(reader)
		.insertInto("verification.attempt")
		.values({ bucket: bucketOf(playerId), player_id: playerId, kind, count: 1, began_at: now })
		.onConflict((conflict) =>
			conflict.columns(["bucket", "player_id", "kind"]).doUpdateSet({
				count: sql<number>`case when ${isOver} then 1 else verification.attempt.count + 1 end`,
				began_at: sql<Date>`case when ${isOver} then ${now} else verification.attempt.began_at end`,
			}),
		)
		.returning(["count", "began_at"])
		.executeTakeFirstOrThrow();
	return { isLeft: row.count <= limit, waitMs: row.began_at.getTime() + windowMs - nowMs };
}
