import type { Id } from "@baize/kernel/id";
import { type Budget, refund, restore, spend } from "./budget-store.ts";
import type { Parts } from "./ports.ts";
import { refuse, refuseBlocked } from "./refuse.ts";

/** repeated, alreadyUsed: the right proof, a second time; as of `judgeConfirmation`. */
export type Compared = "right" | "wrong" | "repeated" | "alreadyUsed";
export type Proved = "right" | "repeated";

export const compared = (isRight: boolean): Compared => (isRight ? "right" : "wrong");

/**
 * Counts first, then compares. A right proof gives all attempts back, a second submit of it the one that it took. The last
 * wrong one is answered as the block that it begins.
 */
export async function attempt(
	{ database, clock }: Pick<Parts, "database" | "clock">,
	playerId: Id,
	budget: Budget,
	compare: () => Promise<Compared>,
): Promise<Proved> {
	const { reader } = database;
	const spent = await spend(reader, playerId, budget, clock.nowMs());
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
	if (spent.remaining === 0) throw refuseBlocked("MFA_ACCOUNT_BLOCKED", budget.windowMs);
	throw refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: spent.remaining, limit: budget.limit });
}
