import type { ContentSnapshot, GeoVisibility } from "@baize/content/server";
import type { Visit } from "@baize/platform-server";
import type { GameKind, Mechanic } from "../contract/index.ts";

/** The facts of the game itself; editors cannot change them. */
export type GameFacts = {
	kind: GameKind;
	/** The kind of its stage; absent for slots with lines and games of other makers. */
	stage?: string;
	/** The return to player in percent, "96.10", which every bet reaches; null where a margin is stated instead. */
	rtpText: string | null;
	/** Where the bets of a game differ: what the best of them returns. */
	bestRtpText?: string;
	/** "low", "medium", "mediumHigh", "high"; null where it does not apply. */
	volatility: string | null;
	/** Who made the game. */
	provider: string;
	mechanics: readonly Mechanic[];
	/** Another maker's: its rules stand in the game itself. */
	isProvided?: true;
};

/** The titles of which no round begins where the visitor is. */
export type ClosedAt = (visit: Visit) => ReadonlySet<string>;

export type CataloguePorts = {
	content: { snapshot(): ContentSnapshot };
	/** Null for a game that the site cannot play: it is not listed, whatever editors publish. */
	gameFacts(id: string): GameFacts | null;
	/** While this is false, categories of live tables are not available. */
	areLiveTablesOpen(): boolean;
	/** Geo's rule for one visit. */
	geoVisibilityOf(visit: Visit): GeoVisibility;
};
