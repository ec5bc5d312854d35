import { DAY_MS } from "@baize/kernel/time";
import type { EventTimes, MarketPrices } from "../api.ts";
import type { BookEvent } from "../events/book-event.ts";
import { isSameResult } from "../settlement/same-result.ts";
import type { FeedMatch } from "./port.ts";

/** What a feed's match means for the book, given the stored event. */
export type FeedChange =
	| { readonly kind: "nothing" | "offer" | "other-result" }
	/** With when it was played, where the book has another time. */
	| { readonly kind: "result"; readonly times: EventTimes | null }
	| { readonly kind: "change"; readonly times: EventTimes | null; readonly prices: readonly MarketPrices[] };

const NOTHING: FeedChange = { kind: "nothing" };

/** An unknown match is offered only while it can be bet on; one with a result is not changed any more. */
export function feedChangeOf(match: FeedMatch, known: BookEvent | undefined, nowMs: number): FeedChange {
	if (!known) return isForSale(match, nowMs) ? { kind: "offer" } : NOTHING;
	if (known.result)
		return match.result && !isSameResult(match.result, known.result) ? { kind: "other-result" } : NOTHING;
	if (match.result) return { kind: "result", times: timesOfPlayed(match, known) };
	const times = movedTimes(known, match.isPostponed ? postponed(match, known, nowMs) : match);
	const prices = (times ?? known).closesAtMs > nowMs ? movedPrices(match, known) : [];
	return times || prices.length > 0 ? { kind: "change", times, prices } : NOTHING;
}

const isForSale = ({ result, isPostponed, closesAtMs, markets }: FeedMatch, nowMs: number): boolean =>
	!result && !isPostponed && closesAtMs > nowMs && markets.length > 0;

/** Until the new date is known, the start time is unknown. */
const postponed = ({ startsAtMs }: FeedMatch, known: BookEvent, nowMs: number): EventTimes => ({
	startsAtMs,
	startPrecision: "none",
	closesAtMs: Math.min(known.closesAtMs, nowMs),
});

function movedTimes(known: BookEvent, { startsAtMs, startPrecision, closesAtMs }: EventTimes): EventTimes | null {
	const isMoved =
		startsAtMs !== known.startsAtMs || startPrecision !== known.startPrecision || closesAtMs !== known.closesAtMs;
	return isMoved ? { startsAtMs, startPrecision, closesAtMs } : null;
}

/**
 * Betting on a match that was played earlier than stored was open too long: it closes at the real start, and later bets
 * are void. Results are often written without a time; that does not move a match away from its day.
 */
function timesOfPlayed(match: FeedMatch, known: BookEvent): EventTimes | null {
	const sinceDayMs = known.startsAtMs - match.closesAtMs;
	const isSameDay = sinceDayMs >= 0 && sinceDayMs < DAY_MS;
	if (match.startPrecision === "day" && known.startPrecision === "time" && isSameDay) return null;
	return movedTimes(known, { ...match, closesAtMs: Math.min(match.closesAtMs, known.closesAtMs) });
}

/** Markets are matched by kind, line and places; one that the feed no longer prices keeps its last prices. */
function movedPrices(match: FeedMatch, known: BookEvent): MarketPrices[] {
	return known.markets.flatMap((market) => {
		const fresh = match.markets.find(
			(each) => each.kind === market.kind && each.lineX100 === market.lineX100 && each.places === market.places,
		);
		const selections = (fresh?.selections ?? []).filter(({ key, priceX10000 }) => {
			const present = market.selections.find((each) => each.key === key);
			return present !== undefined && present.priceX10000 !== priceX10000;
		});
		return selections.length > 0 ? [{ marketNumber: market.marketNumber, selections }] : [];
	});
}
