import type { ReplyOf } from "@baize/kernel/call";
import type { Session } from "@baize/platform-server";
import type { Operation, readOperationStatus } from "../../contract/index.ts";
import { blockedMs } from "../attempts/budget-store.ts";
import { attemptsOf } from "../attempts/budgets.ts";
import type { Parts } from "../ports.ts";

/** Whether the operation is blocked, and for how many seconds more by the server's clock. */
export async function readStatus(
	{ database, clock }: Parts,
	{ playerId }: Session,
	operation: Operation,
): Promise<ReplyOf<typeof readOperationStatus>> {
	const waitMs = await blockedMs(database.reader, playerId, attemptsOf(operation), clock.nowMs());
	return { status: waitMs > 0 ? "BLOCKED" : "ACTIVE", remainingBlockingTime: Math.ceil(waitMs / 1000) };
}
