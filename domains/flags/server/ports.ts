import type { Audit } from "@baize/audit/server";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Session, Stream } from "@baize/platform-server";

export type FlagsPorts = {
	database: Database;
	clock: Clock;
	bus: Bus;
	/** Left out: an open page gets a switch only when it is reloaded. */
	stream?: Pick<Stream, "publishRetainedHere">;
	log: Log;
	audit: Pick<Audit, "record">;
	/** An operator's name, for the list. */
	nameOf(session: Session): string | Promise<string>;
};
