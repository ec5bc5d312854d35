import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Outbox, Visit } from "@baize/platform-server";
import type { GeoFilter } from "../contract/index.ts";

/** Whether a visitor at a location may see an entry with this filter. */
export type GeoVisibility = (filter: GeoFilter | undefined) => boolean;

export type ContentPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	log: Log;
	/** Geo's rule for one visit. */
	geoVisibilityOf(visit: Visit): GeoVisibility;
};
