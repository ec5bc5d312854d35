import { type Audit, countFindings, type Log, type LoggedFinding, type PeriodicJob } from "@baize/platform-server";

/** A finding that repeats is logged with some of its places and their number. */
const MAX_LOGGED = 50;

/** The jobs of the modules' audits. A finding is logged with the highest level, and counted in the metrics. */
export function auditJobs({ log }: { log: Log }, audits: readonly Audit[]): PeriodicJob[] {
	function logAll(findings: readonly LoggedFinding[]): void {
		if (findings.length === 0) return;
		log.fatal({ findings: findings.slice(0, MAX_LOGGED), count: findings.length }, "the books do not hold");
	}
	return audits.map(({ name, everyMs, run }) => ({
		name,
		everyMs,
		run: () =>
			run((findings) => {
				countFindings(name, findings.length);
				logAll(findings);
			}),
	}));
}
