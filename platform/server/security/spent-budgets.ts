import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import { openCache } from "../cache/index.ts";
import type { SecurityEvents } from "./types.ts";

const MAX_CACHED = 10_000;

/** `subject` separates attempts without naming a person: an id, or part of a hash. */
export type SpentBudget = { budget: string; subject: string; playerId?: string };

/**
 * Reports a spent budget of attempts, at most once a minute for the same one, so that repeated attempts do not fill the
 * log.
 */
export function openSpentBudgets(events: Pick<SecurityEvents, "emit">, clock: Clock): (spent: SpentBudget) => void {
	const reported = openCache<string, true>({
		name: "security.spentBudgets",
		limit: MAX_CACHED,
		maxAgeMs: MINUTE_MS,
		clock,
	});
	return ({ budget, subject, playerId }) => {
		const key = `${budget} ${subject}`;
		if (reported.get(key)) return;
		reported.store(key, true);
		const details = { budget, subject };
		events.emit({ name: "budget.spent", severity: "warning", details, ...(playerId ? { playerId } : {}) });
	};
}
