import type { Id } from "@baize/kernel/id";
import { type Budget, restore, spend } from "./budget-store.ts";
import type { Parts } from "./ports.ts";
import { refuse, refuseBlocked } from "./refuse.ts";

/**
 * Counts first, then compares; returns where it was right, which gives the attempts back. The last wrong one is answered
 * as the block that it begins.
 */
export async function attempt(
	{ database, clock }: Pick<Parts, "database" | "clock">,
	playerId: Id,
	budget: Budget,
	compare: () => boolean | Promise<boolean>,
): Promise<void> {
	const spent = await spend(database.reader, playerId, budget, clock.nowMs());
	if (!spent.isLeft) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", spent.waitMs);
	if (await compare()) return restore(database.reader, playerId, [budget.name]);
	if (spent.remaining === 0) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", budget.windowMs);
	throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: spent.remaining, limit: budget.limit });
}
