import type { Id } from "@baize/kernel/id";
import type { PriceX10000 } from "@baize/kernel/odds";
import type { Binding, Reader, Tx } from "@baize/platform-server";
import type { HeldSums } from "@baize/wallet/server";
import type {
	BetView,
	EventRow,
	EventView,
	FreeBetView,
	Live,
	MarketKind,
	Participant,
	ResultView,
	SportView,
	StartPrecision,
	Vertical,
} from "../contract/index.ts";
import type { FreeBets } from "./free-bets/types.ts";

export type { FreeBetGiven, FreeBets } from "./free-bets/types.ts";
export type SelectionPrice = { readonly key: string; readonly priceX10000: PriceX10000 };

/** A market's number is its place in the offer, from 1. The settlement engine defines what a market pays. */
export type MarketOffer = {
	readonly kind: MarketKind;
	readonly lineX100?: number;
	readonly places?: number;
	readonly selections: readonly SelectionPrice[];
};

/** An event that a source puts on sale. `source` and `sourceKey` identify it for good, also after a restart. */
export type EventOffer = {
	readonly eventId: Id;
	readonly source: string;
	readonly sourceKey: string;
	/** Drawn by the site itself, by the thousand and never corrected, so it is not retained for long. */
	readonly isMadeUp: boolean;
	readonly vertical: Vertical;
	readonly sport: string;
	readonly competitionId: string;
	readonly competition: string;
	readonly round: string;
	/** Noon UTC of its day if the time is unknown. */
	readonly startsAtMs: number;
	readonly startPrecision: StartPrecision;
	/** From this time, by the server's clock, no bet is taken, whatever the source does or fails to do. */
	readonly closesAtMs: number;
	readonly participants: readonly Participant[];
	/** In the order in which they are shown; the first is the main market. */
	readonly markets: readonly MarketOffer[];
	/** JSON-safe; shown with the event. */
	readonly details: unknown;
};

export type EventTimes = Pick<EventOffer, "startsAtMs" | "startPrecision" | "closesAtMs">;

export type MarketPrices = { readonly marketNumber: number; readonly selections: readonly SelectionPrice[] };

/** `same`: this result was already recorded. `different`: another one was; nothing was changed. */
export type Recorded = "recorded" | "same" | "different" | "unknown";

export type BetOfPlayer = { readonly playerId: Id; readonly betId: Id };

/** What one batch of deleting old events has deleted. */
export type Deleted = { eventIds: Id[]; mayBeMore: boolean };

/** A finding of the audit of bets against the ledger. */
export type BetFinding = { readonly playerId: Id; readonly currency: string; readonly detail: string };

/**
 * The sports book: events, markets, prices, bets and their settlement, for every kind of event from every source. What
 * a source writes counts once its transaction has committed; pages are notified then.
 */
export type Sports = {
	/** An event that is known by its source and key is left unchanged. */
	offer(tx: Tx, offers: readonly EventOffer[]): Promise<void>;
	/** Prices that are not named do not change. Bets placed before keep their price. */
	reprice(tx: Tx, eventId: Id, prices: readonly MarketPrices[]): Promise<void>;
	reschedule(tx: Tx, eventId: Id, times: EventTimes): Promise<void>;
	/** Takes no bets until `resume`. */
	suspend(tx: Tx, eventId: Id): Promise<void>;
	resume(tx: Tx, eventId: Id): Promise<void>;
	/** Takes no more bets. Once this has committed, no bet on the event can be added. */
	close(tx: Tx, eventId: Id): Promise<void>;
	/** Closes the event, stores its result and settles its bets after the commit. */
	result(tx: Tx, eventId: Id, result: ResultView): Promise<Recorded>;
	/** Replaces the details: a revealed seed, a changed card. */
	setDetails(tx: Tx, eventId: Id, details: unknown): Promise<void>;
	/** The state of an event in play. It is published to open pages and stored only in memory. */
	publishLive(eventId: Id, live: Live): void;

	/** From memory; undefined for an unknown event, or one that ended long ago. */
	event(eventId: Id): EventView | undefined;
	eventOfSource(source: string, sourceKey: string): EventView | undefined;
	/** The events of a sport in the coming days that take bets and whose time is known, soonest first, from memory. */
	nextEvents(sport: string, limit: number): EventRow[];
	/** What is on offer or running now, soonest first, from memory. */
	onOffer(vertical: Vertical, limit: number): EventRow[];
	/** The sports that are on offer or running, and their competitions. */
	sportsOnOffer(vertical: Vertical): SportView[];
	/**
	 * Deletes some of a source's events that ended earlier and have no bets, and returns which; events with bets are
	 * never deleted. For sources that generate thousands of events.
	 */
	deleteOld(tx: Tx, source: string, endedBeforeMs: number): Promise<Deleted>;
	/** How many of the player's bets are open. */
	openBets(playerId: Id): Promise<number>;
	/** All of the player's bets, newest first, for the copy of their data. */
	exportOf(playerId: Id): Promise<BetView[]>;
	/** A player's free bets, newest first, for the copy of their data. */
	freeBetsOf(playerId: Id): Promise<FreeBetView[]>;
	/** For offers, which give free bets. */
	freeBets: FreeBets;
	/** What the player's bets of these ids are on, as one line each. */
	namesOfBets(playerId: Id, betIds: readonly Id[]): Promise<ReadonlyMap<Id, string>>;
	/** Of these bets, those of which every leg is on a virtual event. */
	virtualBets(reader: Reader, bets: readonly BetOfPlayer[]): Promise<ReadonlySet<Id>>;
	/** The differences between the bets and the ledger; empty when all is right. */
	auditBets(): Promise<BetFinding[]>;
	/** What the open bets hold in the wallets of a bucket. */
	openStakesIn(bucket: number): HeldSums;
	bindings: Binding[];
	/** How often the feed is to be read. */
	feedIntervalMs: number;
	/** Updates the book to the feed's current state; a periodic job. */
	refreshFeed(): Promise<void>;
	/** Deletes old matches of the simulated feed; a periodic job. */
	deleteOldMatches(): Promise<void>;
	/** Reads no more of other processes' changes, so that the database can be closed. */
	stop(): Promise<void>;
};
