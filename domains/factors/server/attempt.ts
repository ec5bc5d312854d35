import type { Id } from "@baize/kernel/id";
import { type Budget, restore } from "./budget-store.ts";
import { refuse, refuseBlocked } from "./refuse.ts";
import { type Counting, takeAttempt, tellSpent } from "./take-attempt.ts";

/**
 * Counts first, then compares; returns where it was right, which gives the attempts back. The last wrong one is answered
 * as the block that it begins.
 */
export async function attempt(
	counting: Counting,
	playerId: Id,
	budget: Budget,
	compare: () => boolean | Promise<boolean>,
): Promise<void> {
	const spent = await takeAttempt(counting, playerId, budget);
	if (!spent.isLeft) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", spent.waitMs);
	if (await compare()) return restore(counting.database.reader, playerId, [budget.name]);
	if (spent.remaining === 0) {
		tellSpent(counting, playerId, budget);
		throw refuseBlocked("MFA_ACCOUNT_BLOCKED", budget.windowMs);
	}
	throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: spent.remaining, limit: budget.limit });
}
