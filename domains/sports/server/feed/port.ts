import type { Live, ResultView } from "../../contract/index.ts";
import type { EventOffer } from "../api.ts";

/** A match in the feed's current state. With a result or once betting has closed its markets may be empty. */
export type FeedMatch = Omit<EventOffer, "eventId" | "source" | "isMadeUp"> & {
	readonly result: ResultView | null;
	/** No bet is taken until the feed sends the new date. */
	readonly isPostponed: boolean;
	readonly live: Live | null;
};

/** An event of this feed that still awaits its result. */
export type Awaited = {
	readonly sourceKey: string;
	readonly round: string;
	readonly startsAtMs: number;
	/** As offered: a match is drawn from what was committed to, whatever a later version of the code would do. */
	readonly details: unknown;
};

/**
 * A source of fixtures, prices and results. It may repeat anything at any time; the book takes what is new. An external
 * feed plugs in here. SPORT-04
 */
export type Feed = {
	/** Its permanent name in the database. */
	readonly source: string;
	/** Whether its events are drawn and not reported. */
	readonly isMadeUp: boolean;
	/** The polling interval. */
	readonly intervalMs: number;
	/** What may have changed since the last read; in parts, so that a large feed does not block other work. */
	read(awaited: readonly Awaited[]): Promise<readonly FeedMatch[]>;
};

/** SPORTS_FEED: a simulated season, or a folder or address with data in openfootball's format. */
export type FeedChoice = { kind: "simulated" } | { kind: "openfootball"; source: string };
