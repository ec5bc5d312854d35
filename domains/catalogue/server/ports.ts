import type { Library, Sees } from "@baize/content/server";
import type { Visit } from "@baize/platform-server";
import type { GameKind } from "../contract/index.ts";

/** What the game itself says of itself; editors cannot write it. */
export type GameFacts = {
	kind: GameKind;
	/** The return to player in percent, "96.10"; null where a margin is stated instead. */
	rtpText: string | null;
	/** "low", "medium", "mediumHigh", "high"; null where it means nothing. */
	volatility: string | null;
};

export type CataloguePorts = {
	content: { library(): Library };
	/** Null for a game that the house cannot play: it is not listed, whatever editors publish. */
	gameFacts(id: string): GameFacts | null;
	/** While they are closed, no category of live tables is answered. */
	areLiveTablesOpen(): boolean;
	/** Geo's rule for one visit. */
	sightOf(visit: Visit): Sees;
};
