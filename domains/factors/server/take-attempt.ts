import { type Id, idText } from "@baize/kernel/id";
import { type Budget, type Spent, spend } from "./budget-store.ts";
import type { FactorsPorts } from "./ports.ts";

export type Counting = Pick<FactorsPorts, "database" | "clock" | "onBudgetSpent">;

/** Whoever watches over the site's security hears of it. */
export function tellSpent({ onBudgetSpent }: Counting, playerId: Id, { name }: Budget): void {
	onBudgetSpent?.({ budget: name, subject: idText(playerId), playerId: idText(playerId) });
}

/** Takes one of the player's; where none is left, that is told. */
export async function takeAttempt(parts: Counting, playerId: Id, budget: Budget): Promise<Spent> {
	const spent = await spend(parts.database.reader, playerId, budget, parts.clock.nowMs());
	if (!spent.isLeft) tellSpent(parts, playerId, budget);
	return spent;
}
