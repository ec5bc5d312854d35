import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Tx } from "@baize/platform-server";

/** Takes each export before its rows are read. The audit log is of the same layer, so it comes in as a port. */
export type ExportAudit = {
	record(
		tx: Tx,
		entry: { action: string; actorId: Id; target: string; details: Record<string, unknown>; ip: string },
	): Promise<void>;
};

export type DeskPorts = { database: Database; clock: Clock; ids: () => Id; audit: ExportAudit };
