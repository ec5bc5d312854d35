import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Stream, Tx } from "@baize/platform-server";

/** Takes each switch, in the transaction that makes it. The audit log is of the same layer, so it comes in as a port. */
export type SwitchAudit = {
	record(
		tx: Tx,
		entry: { action: string; actorId?: Id; target: string; details: { reason: string }; ip?: string },
	): Promise<void>;
};

export type FlagsPorts = {
	database: Database;
	clock: Clock;
	bus: Bus;
	/** Left out: an open page gets a switch only when it is reloaded. */
	stream?: Pick<Stream, "publishRetainedHere">;
	log: Log;
	audit: SwitchAudit;
};
