import { ROUND_SPREAD_MS } from "@baize/engines/fixture";
import { idText } from "@baize/kernel/id";
import { marginOf, percentText, returnToPlayerOf } from "@baize/kernel/odds";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import {
	AWAITED_MS,
	type EventPhase,
	type EventRow,
	type EventView,
	FEED_STOPPED_VOID_MS,
	type FeedStopped,
	type Live,
	type MarketState,
	type MarketView,
	marketIdText,
	type Quote,
	type ResultView,
	type SelectionRef,
	selectionIdText,
} from "../../contract/index.ts";
import type { EventOffer, MarketOffer } from "../api.ts";
import type { EventState } from "../tables.ts";

export type BookMarket = MarketOffer & { readonly marketNumber: number };

/** An event as the book stores it. Never changed in place: a change is a new one with a higher version. */
export type BookEvent = Omit<EventOffer, "markets"> & {
	readonly markets: readonly BookMarket[];
	readonly state: EventState;
	readonly version: number;
	readonly result: ResultView | null;
	/** When the result arrived. */
	readonly resultAtMs: number | null;
	/** Since when no running feed covers the event; null while one does, and for events without a feed. */
	readonly feedStoppedAtMs: number | null;
};

type Returns = { readonly marginText: string; readonly returnText: string };

/** A start reads all markets; most of them are shown later, or never. */
const knownReturns = new WeakMap<BookMarket, Returns>();

/** The margin of a market and what a balanced book on it pays back, computed exactly from its prices, once. */
function returnsOf(market: BookMarket): Returns {
	const known = knownReturns.get(market);
	if (known) return known;
	const prices = market.selections.map((selection) => selection.priceX10000);
	const winners = market.places ?? 1;
	const found = {
		marginText: percentText(marginOf(prices, winners)),
		returnText: percentText(returnToPlayerOf(prices, winners)),
	};
	knownReturns.set(market, found);
	return found;
}

/** The longest that a match lasts, including half-time and added time; after that only the result is missing. */
const LONGEST_EVENT_MS = 150 * MINUTE_MS;

/** An event whose time is unknown is never in play: its day passes, or its round begins. */
export function phaseOf(
	event: Pick<BookEvent, "result" | "startsAtMs" | "startPrecision" | "feedStoppedAtMs">,
	nowMs: number,
): EventPhase {
	const { result, startsAtMs, startPrecision, feedStoppedAtMs } = event;
	if (result) return result.status as EventPhase;
	if (startPrecision === "day" || startPrecision === "none")
		return nowMs < startsAtMs + DAY_MS ? "upcoming" : "awaiting";
	if (startPrecision === "round") return nowMs < startsAtMs - ROUND_SPREAD_MS ? "upcoming" : "awaiting";
	if (nowMs < startsAtMs) return "upcoming";
	if (feedStoppedAtMs !== null) return "awaiting";
	return nowMs < startsAtMs + LONGEST_EVENT_MS ? "live" : "awaiting";
}

export function marketStateOf({ state, result, closesAtMs, feedStoppedAtMs }: BookEvent, nowMs: number): MarketState {
	if (state === "settled") return "settled";
	if (state === "closed" || result || nowMs >= closesAtMs) return "closed";
	return feedStoppedAtMs === null ? state : "suspended";
}

/** When the match becomes void for want of a result. */
export const voidAtMs = ({ startsAtMs, feedStoppedAtMs }: Pick<BookEvent, "startsAtMs" | "feedStoppedAtMs">): number =>
	Math.min(
		startsAtMs + AWAITED_MS,
		feedStoppedAtMs === null ? Number.POSITIVE_INFINITY : feedStoppedAtMs + FEED_STOPPED_VOID_MS,
	);

export function feedStoppedOf(event: BookEvent): FeedStopped {
	const { feedStoppedAtMs, result } = event;
	return feedStoppedAtMs === null || result ? null : { atMs: feedStoppedAtMs, voidAtMs: voidAtMs(event) };
}

export type Seen = { readonly event: BookEvent; readonly live: Live | null; readonly nowMs: number };

function headOf({ event, live, nowMs }: Seen) {
	const phase = phaseOf(event, nowMs);
	return {
		eventId: idText(event.eventId),
		vertical: event.vertical,
		sport: event.sport,
		competitionId: event.competitionId,
		competition: event.competition,
		round: event.round,
		startsAtMs: event.startsAtMs,
		startPrecision: event.startPrecision,
		closesAtMs: event.closesAtMs,
		phase,
		participants: [...event.participants],
		live: phase === "live" ? live : null,
		result: event.result,
		feedStopped: feedStoppedOf(event),
		marketCount: event.markets.length,
	};
}

function marketView({ event, nowMs }: Seen, market: BookMarket): MarketView {
	const { eventId } = event;
	const { marketNumber, kind, lineX100, places } = market;
	return {
		marketId: marketIdText({ eventId, marketNumber }),
		kind,
		...(lineX100 === undefined ? {} : { lineX100 }),
		...(places === undefined ? {} : { places }),
		state: marketStateOf(event, nowMs),
		...returnsOf(market),
		selections: market.selections.map(({ key, priceX10000 }) => ({
			selectionId: selectionIdText({ eventId, marketNumber, key }),
			key,
			priceX10000,
		})),
	};
}

export function rowOf(seen: Seen): EventRow {
	const main = seen.event.markets[0];
	return { ...headOf(seen), mainMarket: main ? marketView(seen, main) : null };
}

export const viewOf = (seen: Seen): EventView => ({
	...headOf(seen),
	markets: seen.event.markets.map((market) => marketView(seen, market)),
	details: seen.event.details,
});

/** Undefined when the event has no such selection. */
export function quoteOf({ event, nowMs }: Seen, { marketNumber, key }: SelectionRef): Quote | undefined {
	const market = event.markets.find((each) => each.marketNumber === marketNumber);
	const selection = market?.selections.find((each) => each.key === key);
	if (!market || !selection) return undefined;
	const marketState = marketStateOf(event, nowMs);
	return {
		selectionId: selectionIdText({ eventId: event.eventId, marketNumber, key }),
		eventId: idText(event.eventId),
		key,
		kind: market.kind,
		...(market.lineX100 === undefined ? {} : { lineX100: market.lineX100 }),
		priceX10000: selection.priceX10000,
		marketState,
		marginText: returnsOf(market).marginText,
		isOpen: marketState === "open",
		startsAtMs: event.startsAtMs,
		startPrecision: event.startPrecision,
		closesAtMs: event.closesAtMs,
		competition: event.competition,
		participants: [...event.participants],
	};
}
