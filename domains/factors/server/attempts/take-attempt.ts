import { type Id, idText } from "@baize/kernel/id";
import type { FactorsPorts } from "../ports.ts";
import { type Budget, type Spent, spend } from "./budget-store.ts";

export type Counting = Pick<FactorsPorts, "database" | "clock" | "onBudgetSpent">;

/** Reports a spent budget to the security events. */
export function reportSpent({ onBudgetSpent }: Counting, playerId: Id, { name }: Budget): void {
	onBudgetSpent?.({ budget: name, subject: idText(playerId), playerId: idText(playerId) });
}

/** Spends one of the player's budget; reports it if none is left. */
export async function takeAttempt(parts: Counting, playerId: Id, budget: Budget): Promise<Spent> {
	const spent = await spend(parts.database.reader, playerId, budget, parts.clock.nowMs());
	if (!spent.isLeft) reportSpent(parts, playerId, budget);
	return spent;
}
