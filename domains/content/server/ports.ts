import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Outbox, Visit } from "@baize/platform-server";
import type { GeoFilter } from "../contract/index.ts";

/** Whether a visitor may see what carries this filter, from where the server finds them to be. */
export type Sees = (filter: GeoFilter | undefined) => boolean;

export type ContentPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	log: Log;
	/** Geo's rule for one visit. */
	sightOf(visit: Visit): Sees;
};
