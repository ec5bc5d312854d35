import type { Id } from "@baize/kernel/id";
import { type Clock, DAY_MS } from "@baize/kernel/time";
import type { Database } from "@baize/platform-server";
import { audit, auditPlayers, type Finding } from "./auditor.ts";
import { lastOfPortion, type Portion, readAudited, updateAudited } from "./store-audited.ts";

/** Receives the findings before the audit is recorded as done: after a crash in between they are found again. */
export type ReportFindings = (findings: readonly Finding[]) => void;

export type AuditScheduler = {
	/** Audits what has moved since the last audit of any process, including one that has crashed since. */
	recent(report: ReportFindings): Promise<void>;
	/** Audits the next portion of a scan over all wallets, which restarts each day, and once for each process. */
	nextPortion(report: ReportFindings): Promise<void>;
};

/** Some tenths of a second of work. */
const PORTION: Portion = { wallets: 500, operations: 20_000 };

const BEFORE_ALL = 0n;

export function openAuditScheduler(database: Database, clock: Clock, portion = PORTION): AuditScheduler {
	const { reader } = database;
	let hasStarted = false;

	/** The player that the scan has reached; undefined while it pauses. */
	async function scanPosition(): Promise<Id | undefined> {
		const { walk_began, walk_player } = await readAudited(reader);
		const isDue = !hasStarted || !walk_began || clock.nowMs() >= walk_began.getTime() + DAY_MS;
		hasStarted = true;
		if (walk_player !== null || !isDue) return walk_player ?? undefined;
		await updateAudited(reader, { walk_began: new Date(clock.nowMs()) });
		return BEFORE_ALL;
	}

	return {
		async recent(report) {
			const startedAt = new Date(clock.nowMs());
			const { recent_until } = await readAudited(reader);
			report(await audit(database, { sinceMs: recent_until?.getTime() ?? startedAt.getTime() - DAY_MS }));
			await updateAudited(reader, { recent_until: startedAt });
		},
		async nextPortion(report) {
			const after = await scanPosition();
			if (after === undefined) return;
			const last = await lastOfPortion(reader, after, portion);
			if (last !== null) report(await auditPlayers(database, after, last));
			await updateAudited(reader, { walk_player: last });
		},
	};
}
