import { type Audit, countFindings, type Infrastructure, type LoggedFinding } from "@baize/platform-server";

/** A finding that repeats is logged with some of its places and their number. */
const MAX_LOGGED = 50;

/** Runs the modules' audits. A finding is logged with the highest level, and counted in the metrics. */
export function scheduleAudits(
	{ scheduler, log }: Pick<Infrastructure, "scheduler" | "log">,
	audits: readonly Audit[],
): void {
	function logAll(findings: readonly LoggedFinding[]): void {
		if (findings.length === 0) return;
		log.fatal({ findings: findings.slice(0, MAX_LOGGED), count: findings.length }, "the books do not hold");
	}
	for (const { name, everyMs, run } of audits)
		scheduler.every(everyMs, name, () =>
			run((findings) => {
				countFindings(name, findings.length);
				logAll(findings);
			}),
		);
}
