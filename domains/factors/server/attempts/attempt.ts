import type { Id } from "@baize/kernel/id";
import { refuse, refuseBlocked } from "../refuse.ts";
import { type Budget, refund, restore } from "./budget-store.ts";
import { type Counting, reportSpent, takeAttempt } from "./take-attempt.ts";

/** repeated, alreadyUsed: the right proof for a second time; see `judgeConfirmation`. */
export type Compared = "right" | "wrong" | "repeated" | "alreadyUsed";
export type Proved = "right" | "repeated";

export const compared = (isRight: boolean): Compared => (isRight ? "right" : "wrong");

/**
 * Counts the attempt first, then compares. A right proof restores all attempts; a second submit of it restores the one
 * that it took. The last wrong attempt is refused with the block that it starts.
 */
export async function attempt(
	counting: Counting,
	playerId: Id,
	budget: Budget,
	compare: () => Promise<Compared>,
): Promise<Proved> {
	const { reader } = counting.database;
	const spent = await takeAttempt(counting, playerId, budget);
	if (!spent.isLeft) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", spent.waitMs);
	const outcome = await compare();
	if (outcome === "right") {
		await restore(reader, playerId, [budget.name]);
		return outcome;
	}
	if (outcome !== "wrong") {
		await refund(reader, playerId, budget.name);
		if (outcome === "alreadyUsed") throw refuse("MFA_ALREADY_USED");
		return outcome;
	}
	if (spent.remaining === 0) {
		reportSpent(counting, playerId, budget);
		throw refuseBlocked("MFA_ACCOUNT_BLOCKED", budget.windowMs);
	}
	throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: spent.remaining, limit: budget.limit });
}
