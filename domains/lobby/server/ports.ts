import type { Catalogue } from "@baize/catalogue/server";
import type { ContentSnapshot, GeoVisibility } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import type { Log, Session, Visit } from "@baize/platform-server";
import type { FixtureRow, RaceTeaser } from "../contract/index.ts";

export type LobbyPorts = {
	content: { snapshot(): ContentSnapshot };
	catalogue: Pick<Catalogue, "category" | "cards" | "rtpText">;
	/** The games a player played last, newest first. */
	lastPlayed(session: Session, count: number): Promise<readonly string[]> | readonly string[];
	/** The coming matches, soonest first, preceded by those in play. */
	nextFootball(count: number, locale: Locale): Promise<readonly FixtureRow[]> | readonly FixtureRow[];
	nextRace(locale: Locale): Promise<RaceTeaser | undefined> | RaceTeaser | undefined;
	/** Geo's rule for one visit. */
	geoVisibilityOf(visit: Visit): GeoVisibility;
	log: Log;
};
