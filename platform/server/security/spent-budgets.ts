import { type Clock, MINUTE_MS } from "@baize/kernel/time";
import type { SecurityEvents } from "./types.ts";

const MAX_CACHED = 10_000;

/** `subject` separates attempts without naming a person: an id, or part of a hash. */
export type SpentBudget = { budget: string; subject: string; playerId?: string };

/**
 * Reports a spent budget of attempts, at most once a minute for the same one, so that repeated attempts do not fill the
 * log.
 */
export function openSpentBudgets(events: Pick<SecurityEvents, "emit">, clock: Clock): (spent: SpentBudget) => void {
	const reportedAtMs = new Map<string, number>();
	return ({ budget, subject, playerId }) => {
		const key = `${budget} ${subject}`;
		const nowMs = clock.nowMs();
		if (nowMs - (reportedAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return;
		if (reportedAtMs.size >= MAX_CACHED) reportedAtMs.clear();
		reportedAtMs.set(key, nowMs);
		const details = { budget, subject };
		events.emit({ name: "budget.spent", severity: "warning", details, ...(playerId ? { playerId } : {}) });
	};
}
