import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { SecurityEvents } from "./index.ts";

const MAX_REMEMBERED = 10_000;

/** `subject` tells attempts apart and names nobody: an id, or part of a hash. */
export type SpentBudget = { budget: string; subject: string; playerId?: string };

/** Says that a budget of attempts is spent, once a minute of the same one: whoever goes on trying fills no log. */
export function openSpentBudgets(events: Pick<SecurityEvents, "emit">, clock: Clock): (spent: SpentBudget) => void {
	const saidAtMs = new Map<string, number>();
	return ({ budget, subject, playerId }) => {
		const key = `${budget} ${subject}`;
		const nowMs = clock.nowMs();
		if (nowMs - (saidAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return;
		if (saidAtMs.size >= MAX_REMEMBERED) saidAtMs.clear();
		saidAtMs.set(key, nowMs);
		const details = { budget, subject };
		events.emit({ name: "budget.spent", severity: "warning", details, ...(playerId ? { playerId } : {}) });
	};
}
