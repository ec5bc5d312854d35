import type { Audit, NewAuditEntry } from "../server/index.ts";

/** An audit log that only remembers, for tests of rooms that write one. */
export function rememberingAudit(): Audit & { entries: NewAuditEntry[] } {
	const entries: NewAuditEntry[] = [];
	return {
		entries,
		record: async (_tx, entry) => void entries.push(entry),
		entriesOf: async () => [],
		bindings: [],
	};
}
