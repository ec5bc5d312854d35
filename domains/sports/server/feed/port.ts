import type { Live, ResultView } from "../../contract/index.ts";
import type { EventOffer } from "../door.ts";

/** A match as a feed knows it now. With a result or once betting has closed its markets may be empty. */
export type FeedMatch = Omit<EventOffer, "eventId" | "source"> & {
	readonly result: ResultView | null;
	/** No bet is taken until the feed tells when it is played. */
	readonly isPostponed: boolean;
	readonly live: Live | null;
};

/** An event of this feed that still waits for its result. */
export type Awaited = {
	readonly sourceKey: string;
	readonly round: string;
	readonly startsAtMs: number;
	/** As it was offered: a match is played from what it was committed to, whatever a later version would make of it. */
	readonly details: unknown;
};

/**
 * A source of fixtures, prices and results. What it tells may be told again at any time; the book takes what is new.
 * An external feed plugs in here. SPORT-04
 */
export type Feed = {
	/** Its name in the books, for good. */
	readonly source: string;
	/** How often it is asked. */
	readonly intervalMs: number;
	/** What may have changed since the last time; in parts, so that a large feed does not hold up the rest. */
	read(awaited: readonly Awaited[]): Promise<readonly FeedMatch[]>;
};

/** SPORTS_FEED: a simulated season, or a folder or address with data in openfootball's form. */
export type FeedChoice = { kind: "simulated" } | { kind: "openfootball"; source: string };
