import { MINUTE_MS } from "@baize/kernel/time";
import type { Plumbing } from "./plumbing.ts";
import type { Rooms } from "./rooms.ts";

/** The auditor looks every minute at what has moved since; what does not hold is the gravest line that a log can have. */
export function watchTheBooks({ rounds, clock, log }: Plumbing, { ledger, sports }: Rooms): void {
	let sinceMs = clock.nowMs();
	rounds.every(MINUTE_MS, "ledger.audit", async () => {
		const startedMs = clock.nowMs();
		const findings = [...(await ledger.audit({ sinceMs })), ...(await sports.auditBets())];
		sinceMs = startedMs;
		if (findings.length > 0)
			log.fatal({ findings: findings.map(String), count: findings.length }, "the books do not hold");
	});
}
