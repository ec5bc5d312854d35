import type { Id } from "@baize/kernel/id";
import type { PriceX10000 } from "@baize/kernel/odds";
import type { Binding, Tx } from "@baize/platform-server";
import type {
	BetView,
	EventRow,
	EventView,
	Live,
	MarketKind,
	Participant,
	ResultView,
	StartPrecision,
	Vertical,
} from "../contract/index.ts";
import type { Forgotten } from "./forget-events.ts";

export type SelectionPrice = { readonly key: string; readonly priceX10000: PriceX10000 };

/** A market has its number by its place in the offer, from 1. What a market pays is in the settlement engine. */
export type MarketOffer = {
	readonly kind: MarketKind;
	readonly lineX100?: number;
	readonly places?: number;
	readonly selections: readonly SelectionPrice[];
};

/** An event that a source puts on sale. `source` and `sourceKey` name it for good, also after a restart. */
export type EventOffer = {
	readonly eventId: Id;
	readonly source: string;
	readonly sourceKey: string;
	readonly vertical: Vertical;
	readonly sport: string;
	readonly competitionId: string;
	readonly competition: string;
	readonly round: string;
	/** Without a known time noon UTC of its day. */
	readonly startsAtMs: number;
	readonly startPrecision: StartPrecision;
	/** From this moment, by the house's clock, no bet is taken: whatever the source does or fails to do. */
	readonly closesAtMs: number;
	readonly participants: readonly Participant[];
	/** In the order in which they are shown; the first is the main one. */
	readonly markets: readonly MarketOffer[];
	/** JSON-safe; shown with the event. */
	readonly details: unknown;
};

export type EventTimes = Pick<EventOffer, "startsAtMs" | "startPrecision" | "closesAtMs">;

export type MarketPrices = { readonly marketNumber: number; readonly selections: readonly SelectionPrice[] };

/** `same`: this result stood already. `different`: another one stands; nothing was changed. */
export type Recorded = "recorded" | "same" | "different" | "unknown";

/** Something in the books of bets that does not hold. */
export type BetFinding = { readonly playerId: Id; readonly currency: string; readonly detail: string };

/**
 * The sports book: events, markets, prices, bets and their settlement, for every kind of event and whoever brings it.
 * What a source says is true once its transaction has committed; pages are told then.
 */
export type Sports = {
	/** An event that is known by its source and key is left as it is. */
	offer(tx: Tx, offers: readonly EventOffer[]): Promise<void>;
	/** Prices not named stay. Bets struck before keep their price. */
	reprice(tx: Tx, eventId: Id, prices: readonly MarketPrices[]): Promise<void>;
	reschedule(tx: Tx, eventId: Id, times: EventTimes): Promise<void>;
	/** No bets until `resume`. */
	suspend(tx: Tx, eventId: Id): Promise<void>;
	resume(tx: Tx, eventId: Id): Promise<void>;
	/** No bets any more. Once this has committed, no bet on the event can appear. */
	close(tx: Tx, eventId: Id): Promise<void>;
	/** Closes the event, keeps its result and settles its bets after the commit. */
	result(tx: Tx, eventId: Id, result: ResultView): Promise<Recorded>;
	/** Replaces the details: a seed that is revealed, a card that has changed. */
	setDetails(tx: Tx, eventId: Id, details: unknown): Promise<void>;
	/** What is seen of a running event. It is told to open pages and kept in memory only. */
	tellLive(eventId: Id, live: Live): void;

	/** From memory; undefined for no such event, or one that ended long ago. */
	event(eventId: Id): EventView | undefined;
	eventOfSource(source: string, sourceKey: string): EventView | undefined;
	/** The events of a sport of the coming days that take bets and whose time is known, soonest first, from memory. */
	nextEvents(sport: string, limit: number): EventRow[];
	/**
	 * Removes some of a source's events that ended before and that no bet stands on, and answers which; those that bets
	 * stand on stay for good. For sources that make up events by the thousand.
	 */
	forget(tx: Tx, source: string, endedBeforeMs: number): Promise<Forgotten>;
	/** How many of the player's bets are open. */
	openBets(playerId: Id): Promise<number>;
	/** All of the player's bets, newest first, for the copy of their data. */
	exportOf(playerId: Id): Promise<BetView[]>;
	/** What does not hold between the bets and the books; an empty list is the promise. */
	auditBets(): Promise<BetFinding[]>;
	bindings: Binding[];
	/** Begins to read the feed; it works in the background, in rounds. */
	start(): void;
};
