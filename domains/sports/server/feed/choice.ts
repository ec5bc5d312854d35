import type { SportsPorts } from "../ports.ts";
import { openSeeds } from "../store/seeds.ts";
import { OPENFOOTBALL, openOpenfootball } from "./openfootball.ts";
import type { Feed, FeedChoice } from "./port.ts";
import { openSimulated, SIMULATED } from "./simulated.ts";

/** The sources of matches that are feeds: one of them runs, and the matches of the others are off sale. */
export const FEED_SOURCES = { simulated: SIMULATED, openfootball: OPENFOOTBALL } as const satisfies Record<
	FeedChoice["kind"],
	string
>;

/** A feed with its data, as SPORTS_FEED names it: other data of the same kind count as another feed. */
export const feedName = (choice: FeedChoice): string =>
	choice.kind === "openfootball" ? `${choice.kind}:${choice.source}` : choice.kind;

export function openFeed(ports: SportsPorts): Feed {
	const { feed, clock, log } = ports;
	if (feed.kind === "openfootball") return openOpenfootball(feed.source, clock, log);
	return openSimulated(clock, openSeeds(ports));
}
