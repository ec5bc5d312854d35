import type { Catalogue } from "@baize/catalogue/server";
import type { Content, ContentSnapshot, GeoVisibility } from "@baize/content/server";
import type { Locale } from "@baize/kernel/locale";
import type { Clock } from "@baize/kernel/time";
import type { Log, Session, Visit } from "@baize/platform-server";
import type { FixtureRow, JackpotTeaser, RaceTeaser } from "../contract/index.ts";
import type { SearchItem } from "./search/items.ts";

/** What rows and slides are made of. */
export type LobbyCatalogue = Pick<Catalogue, "category" | "cards" | "rtpText" | "row">;

export type LobbyPorts = {
	content: { snapshot(): ContentSnapshot } & Pick<Content, "suppose">;
	catalogue: LobbyCatalogue & Pick<Catalogue, "search" | "featured" | "addresses" | "providers" | "over" | "closedAt">;
	clock: Clock;
	/** The games a player played last, newest first. */
	lastPlayed(session: Session, count: number): Promise<readonly string[]> | readonly string[];
	/** The games a player has marked, the last marked first. */
	favourites(session: Session): Promise<readonly string[]> | readonly string[];
	/** The games that all players together played most lately; the same list until it is another one. */
	popular(): Promise<readonly string[]> | readonly string[];
	/** The coming matches, soonest first, preceded by those in play. */
	nextFootball(count: number, locale: Locale): Promise<readonly FixtureRow[]> | readonly FixtureRow[];
	nextRace(locale: Locale): Promise<RaceTeaser | undefined> | RaceTeaser | undefined;
	/** The jackpots that can be won where the visitor is, in this currency or the default one. */
	jackpots(
		currency: string | undefined,
		seeker: { locale: Locale; isVisible: GeoVisibility },
	): Promise<readonly JackpotTeaser[]> | readonly JackpotTeaser[];
	/** The matches, races and competitions that are on offer or running now, for the search. */
	onOffer(locale: Locale): readonly SearchItem[];
	/** Geo's rule for one visit. */
	geoVisibilityOf(visit: Visit): GeoVisibility;
	/** The same for a place: "CA:ON". */
	geoVisibilityAt(place: string): GeoVisibility;
	log: Log;
};
