import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Database, Session, Tx } from "@baize/platform-server";

/**
 * Takes each export before its rows are read, and what is proposed and decided. The audit log is of the same layer, so it
 * comes in as a port.
 */
export type ExportAudit = {
	record(
		tx: Tx,
		entry: {
			action: string;
			actorId: Id;
			playerId?: Id;
			target: string;
			details: Record<string, unknown>;
			ip: string;
		},
	): Promise<void>;
};

export type DeskPorts = { database: Database; clock: Clock; ids: () => Id; audit: ExportAudit };

/** Who knows people's names, which opens later. */
export type PeoplePort = { nameOf(session: Session): string | Promise<string> };
