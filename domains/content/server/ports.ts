import type { Id } from "@baize/kernel/id";
import type { Clock } from "@baize/kernel/time";
import type { Bus, Database, Log, Outbox, Visit } from "@baize/platform-server";
import { type Audience, type GeoFilter, isFor } from "../contract/index.ts";
import type { Pictures } from "./pictures/open-pictures.ts";

/** Whether a visitor at a location may see an entry with this filter, and for these audiences where any are given. */
export type GeoVisibility = (filter: GeoFilter | undefined, audiences?: readonly Audience[]) => boolean;

/** The same for one audience, which decides about audiences alone. */
export const visibleFor =
	(isVisible: GeoVisibility, audience: Audience): GeoVisibility =>
	(filter, audiences) =>
		isVisible(filter) && isFor(audiences, audience);

/** How one reader sees content: by where they are, and who they are. */
export type Seeing = { isVisible: GeoVisibility; audience: Audience };

export const audienceOf = ({ session }: Pick<Visit, "session">): Audience => (session ? "players" : "visitors");

export type ContentPorts = {
	database: Database;
	clock: Clock;
	ids: () => Id;
	outbox: Outbox;
	bus: Bus;
	log: Log;
	/** Geo's rule for one visit. */
	geoVisibilityOf(visit: Visit): GeoVisibility;
	/** The same for a place: "CA:ON". */
	geoVisibilityAt(place: string): GeoVisibility;
	pictures: Pictures;
	/** With which the links of previews are signed. */
	previewKey: Buffer;
};
