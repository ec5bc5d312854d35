import type { Catalogue } from "@baize/catalogue/server";
import type { Library, Sees } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import type { Log, Session, Visit } from "@baize/platform-server";
import type { FixtureRow, RaceTeaser } from "../contract/index.ts";

export type LobbyPorts = {
	content: { library(): Library };
	catalogue: Pick<Catalogue, "category" | "cards" | "rtpText">;
	/** The games a player played last, newest first. */
	lastPlayed(session: Session, count: number): Promise<readonly string[]> | readonly string[];
	/** The matches to come, soonest first, those in play before them. */
	nextFootball(count: number, locale: Locale): Promise<readonly FixtureRow[]> | readonly FixtureRow[];
	nextRace(locale: Locale): Promise<RaceTeaser | undefined> | RaceTeaser | undefined;
	/** Geo's rule for one visit. */
	sightOf(visit: Visit): Sees;
	log: Log;
};
