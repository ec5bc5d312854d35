import type { Audit, NewAuditEntry } from "../server/index.ts";

/** An audit log that only records in memory, for tests of domains that write to one. */
export function recordingAudit(): Audit & { entries: NewAuditEntry[] } {
	const entries: NewAuditEntry[] = [];
	return {
		entries,
		record: async (_tx, entry) => void entries.push(entry),
		entriesOf: async () => [],
	};
}
