import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { anEvent } from "../../testing/index.ts";
import type { BookEvent } from "../events/book-event.ts";
import { feedChangeOf } from "./feed-change.ts";
import type { FeedMatch } from "./port.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const { eventId: _eventId, source: _source, ...offer } = anEvent(1n, NOW_MS);
const match = (over: Partial<FeedMatch> = {}): FeedMatch => ({
	...offer,
	result: null,
	isPostponed: false,
	live: null,
	...over,
});
const known = (over: Partial<BookEvent> = {}): BookEvent => ({
	...anEvent(1n, NOW_MS),
	markets: offer.markets.map((market, at) => ({ ...market, marketNumber: at + 1 })),
	state: "open",
	version: 1,
	result: null,
	resultAtMs: null,
	feedStoppedAtMs: null,
	...over,
});
const KICK_OFF_MS = offer.startsAtMs;
const CLOSES = { closesAtMs: KICK_OFF_MS };
/** A start this many minutes from the stored one. */
const at = (minutes: number, startPrecision: "time" | "day") => {
	const startsAtMs = KICK_OFF_MS + minutes * MINUTE_MS;
	return { startsAtMs, startPrecision, closesAtMs: startsAtMs };
};
const A_DAY = DAY_MS / MINUTE_MS;
const RESULT = { status: "finished" as const, home: 1, away: 0 };
const ENDED = known({ result: RESULT });
const [main, totals] = [offer.markets[0]!, offer.markets[1]!];

describe("[SPORT-04] what a feed's match means for the book", () => {
	it.each([
		["one to come is offered", match(), undefined, "offer"],
		["one that cannot be bet on any more is not", match({ closesAtMs: NOW_MS }), undefined, "nothing"],
		["one that has ended is not", match({ result: RESULT }), undefined, "nothing"],
		["one that is postponed is not", match({ isPostponed: true }), undefined, "nothing"],
		["one without prices is not", match({ markets: [] }), undefined, "nothing"],
		["one that is as it was is nothing", match(), known(), "nothing"],
		["its result is the end", match({ result: RESULT }), known(), "result"],
		["after which nothing changes", match({ startsAtMs: 0 }), known({ result: RESULT }), "nothing"],
		["unchanged, it is nothing", match({ result: { home: 1, away: 0, status: "finished" } }), ENDED, "nothing"],
		["changed, it is another result", match({ result: { ...RESULT, away: 1 } }), ENDED, "other-result"],
	] satisfies [string, FeedMatch, BookEvent | undefined, string][])("%s", (_what, published, book, kind) => {
		expect(feedChangeOf(published, book, NOW_MS).kind).toBe(kind);
	});

	it("has only the prices that have moved, under the numbers of the stored markets", () => {
		const moved = { ...totals, selections: [{ key: "over", priceX10000: 18_000 }, totals.selections[1]!] };
		expect(feedChangeOf(match({ markets: [moved, main] }), known(), NOW_MS)).toEqual({
			kind: "change",
			times: null,
			prices: [{ marketNumber: 2, selections: [{ key: "over", priceX10000: 18_000 }] }],
		});
	});

	it("closes a postponed one at once, and opens it again when it has a date", () => {
		const closed = { startsAtMs: offer.startsAtMs, startPrecision: "none" as const, closesAtMs: NOW_MS };
		const postponed = match({ isPostponed: true });
		expect(feedChangeOf(postponed, known(), NOW_MS)).toEqual({ kind: "change", times: closed, prices: [] });
		expect(feedChangeOf(postponed, known(closed), NOW_MS + 1).kind).toBe("nothing");
		expect(feedChangeOf(match(), known(closed), NOW_MS + 1)).toMatchObject({
			times: { startsAtMs: offer.startsAtMs, startPrecision: "time", closesAtMs: offer.startsAtMs },
		});
	});

	it.each([
		["as sent, nothing", {}, null],
		["earlier, and betting closed then", at(-30, "time"), at(-30, "time")],
		["later, and betting closed when it was thought to begin", at(90, "time"), { ...at(90, "time"), ...CLOSES }],
		["that day, which changes nothing", at(-60, "day"), null],
		["on a day before, and betting closed when that began", at(-2 * A_DAY, "day"), at(-2 * A_DAY, "day")],
	] as const)("has with a result when the match was played: %s", (_what, published, times) => {
		expect(feedChangeOf(match({ ...published, result: RESULT }), known(), NOW_MS)).toEqual({ kind: "result", times });
	});

	it("moves a kick-off, and no price once betting has closed", () => {
		const later = NOW_MS + 1;
		expect(feedChangeOf(match({ startPrecision: "day" }), known(), NOW_MS)).toMatchObject({
			times: { startsAtMs: KICK_OFF_MS, startPrecision: "day" },
		});
		expect(feedChangeOf(match({ startsAtMs: later, closesAtMs: later }), known(), NOW_MS)).toMatchObject({
			kind: "change",
			times: { startsAtMs: later, closesAtMs: later },
		});
		const dearer = { ...main, selections: [{ key: "home", priceX10000: 30_000 }] };
		const closed = { closesAtMs: NOW_MS - 1 };
		expect(feedChangeOf(match({ ...closed, markets: [dearer] }), known(closed), NOW_MS).kind).toBe("nothing");
	});
});
