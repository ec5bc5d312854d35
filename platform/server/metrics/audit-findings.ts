import { Gauge, type Registry } from "prom-client";

const findingsByAudit = new Map<string, number>();

/** What an audit of this process has found in its last run. The numbers are the process's, so the metrics need no list of audits. */
export const countFindings = (audit: string, findings: number): void => void findingsByAudit.set(audit, findings);

/** What each audit has found in its last run: anything but zero is an alarm. */
export function gaugeFindings(registry: Registry): void {
	new Gauge({
		name: "audit_findings",
		help: "Findings of an audit of the books in its last run in this process; 0 while they hold",
		labelNames: ["audit"],
		registers: [registry],
		collect() {
			for (const [audit, findings] of findingsByAudit) this.set({ audit }, findings);
		},
	});
}
