import { pageId } from "@baize/kernel/id";
import { DAY_MS, MINUTE_MS } from "@baize/kernel/time";
import { describe, expect, it } from "vitest";
import { type BetClass, betLimitsIn } from "../../contract/index.ts";
import {
	type BetRequest,
	capped,
	cappedReturnMinor,
	classOfBet,
	isUsableBetId,
	judgeLegs,
	judgeRequest,
	type LegRequest,
	type OfferedLeg,
} from "./rules.ts";

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const leg = (selectionId: string, eventId: bigint, seenX10000 = 20_000): LegRequest => ({
	selectionId,
	eventId,
	seenX10000,
});
const [a, b, c] = [leg("a", 1n), leg("b", 2n), leg("c", 3n)];
const many = (count: number): LegRequest[] => Array.from({ length: count }, (_, at) => leg(`s${at}`, BigInt(at)));
const request = (over: Partial<BetRequest> = {}): BetRequest => ({
	kind: "single",
	stakeMinor: 1_000n,
	currency: "CAD",
	legs: [a],
	acceptPriceChanges: "none",
	freeBetId: null,
	...over,
});
const limits = betLimitsIn("CAD");

describe("[SPORT-02] what a slip may ask", () => {
	it.each([
		["a single with one leg", request(), null],
		["a single with two legs", request({ legs: [a, b] }), "LEG_COUNT"],
		["a multiple with one leg", request({ kind: "multiple" }), "LEG_COUNT"],
		["a multiple with three legs", request({ kind: "multiple", legs: [a, b, c] }), null],
		["a multiple with twelve legs", request({ kind: "multiple", legs: many(12) }), null],
		["a multiple with thirteen legs", request({ kind: "multiple", legs: many(13) }), "LEG_COUNT"],
		["two legs on one event", request({ kind: "multiple", legs: [a, leg("x", 1n)] }), "SAME_EVENT"],
		["the same selection twice", request({ kind: "multiple", legs: [a, { ...a }] }), "SAME_EVENT"],
		["the least stake", request({ stakeMinor: 10n }), null],
		["a stake below it", request({ stakeMinor: 9n }), "STAKE_TOO_SMALL"],
		["the largest stake", request({ stakeMinor: 500_000n }), null],
		["a stake above it", request({ stakeMinor: 500_001n }), "STAKE_TOO_LARGE"],
	])("%s", (_what, requested, code) => {
		expect(judgeRequest(requested, limits)?.code ?? null).toBe(code);
	});

	it("names the selections that clash", () => {
		const error = judgeRequest(request({ kind: "multiple", legs: [a, b, leg("x", 1n)] }), limits);
		expect(error?.details).toEqual({ selectionIds: ["a", "x"] });
	});
});

describe("[SPORT-02] the book's check of the legs", () => {
	const offer = (over: Partial<OfferedLeg> = {}): OfferedLeg => ({
		selectionId: "a",
		priceX10000: 20_000,
		state: "open",
		closesAtMs: NOW_MS + 1,
		gameClass: "sports",
		...over,
	});
	const judge = (over: Partial<OfferedLeg>, acceptPriceChanges: BetRequest["acceptPriceChanges"] = "none") =>
		judgeLegs({ legs: [a], acceptPriceChanges }, new Map([["a", offer(over)]]), NOW_MS)?.code ?? null;

	it.each([
		["open at the price that was seen", {}, "none", null],
		["in its last millisecond", { closesAtMs: NOW_MS + 1 }, "none", null],
		["at the moment of closing", { closesAtMs: NOW_MS }, "none", "EVENT_STARTED"],
		["closed before its time", { state: "closed" }, "any", "EVENT_STARTED"],
		["settled", { state: "settled" }, "any", "EVENT_STARTED"],
		["suspended", { state: "suspended" }, "any", "MARKET_SUSPENDED"],
		["a better price, not accepted in advance", { priceX10000: 20_200 }, "none", "PRICE_CHANGED"],
		["a worse price, not accepted in advance", { priceX10000: 19_900 }, "none", "PRICE_CHANGED"],
		["a better price, where better ones are taken", { priceX10000: 20_200 }, "better", null],
		["a worse price, where better ones are taken", { priceX10000: 19_900 }, "better", "PRICE_CHANGED"],
		["a worse price, where all are taken", { priceX10000: 19_900 }, "any", null],
	] satisfies [string, Partial<OfferedLeg>, BetRequest["acceptPriceChanges"], string | null][])(
		"%s",
		(_what, over, accept, code) => {
			expect(judge(over, accept)).toBe(code);
		},
	);

	it("does not know a selection that is not there", () => {
		expect(judgeLegs({ legs: [a], acceptPriceChanges: "any" }, new Map(), NOW_MS)?.code).toBe("SELECTION_UNKNOWN");
	});

	it("returns the current price of every leg, so that the whole slip can be confirmed at once", () => {
		const offers = new Map([
			["a", offer({ priceX10000: 18_500 })],
			["b", offer({ selectionId: "b" })],
		]);
		expect(judgeLegs({ legs: [a, b], acceptPriceChanges: "none" }, offers, NOW_MS)?.details).toEqual({
			legs: [
				{ selectionId: "a", seenX10000: 20_000, priceX10000: 18_500 },
				{ selectionId: "b", seenX10000: 20_000, priceX10000: 20_000 },
			],
		});
	});
});

describe("the id of a bet", () => {
	it.each([
		["just made by a page", pageId(NOW_MS, 1), true],
		["of a page whose clock is a little ahead", pageId(NOW_MS + MINUTE_MS, 1), true],
		["of a page whose clock is wrong", pageId(NOW_MS + 6 * MINUTE_MS, 1), false],
		["of two days ago", pageId(NOW_MS - 2 * DAY_MS, 1), false],
		["such as the server makes", 1n << 40n, false],
	])("%s", (_what, id, isUsable) => {
		expect(isUsableBetId(id, NOW_MS)).toBe(isUsable);
	});
});

describe("[SPORT-02] what a bet may pay", () => {
	it("multiplies the exact prices and cuts once", () => {
		expect(cappedReturnMinor(request({ stakeMinor: 1_001n }), [18_500, 18_500, 18_500], 25_000_000n)).toBe(6_337n);
	});

	it("[PROMO-01] is without the stake where that is a free bet", () => {
		const free = request({ stakeMinor: 1_000n, freeBetId: 7n });
		expect(cappedReturnMinor(free, [21_000], 25_000_000n)).toBe(1_100n);
		expect(cappedReturnMinor(free, [21_000], 1_050n)).toBe(1_050n);
	});

	it("is never above the limit", () => {
		const large = request({ stakeMinor: 500_000n });
		expect(cappedReturnMinor(large, [1_000_000, 1_000_000], 25_000_000n)).toBe(25_000_000n);
		expect(capped(5n, 6n)).toBe(5n);
	});

	it.each([
		["CAD", 10n, 500_000n, 25_000_000n],
		["JPY", 1_000n, 50_000_000n, 2_500_000_000n],
		["BTC", 100n, 5_000_000n, 250_000_000n],
		["ETH", 2_500n, 125_000_000n, 6_250_000_000n],
	])("has limits in %s", (currency, minStakeMinor, maxStakeMinor, maxPayoutMinor) => {
		expect(betLimitsIn(currency)).toEqual({ minStakeMinor, maxStakeMinor, maxPayoutMinor });
	});
});

describe("the class of a bet, by which a bonus says whether it is played with it", () => {
	it.each<[BetClass[], BetClass]>([
		[["sports"], "sports"],
		[["virtuals"], "virtuals"],
		[["horses", "horses"], "horses"],
		[["horses", "virtuals"], "virtuals"],
		[["horses", "sports"], "sports"],
	])("of events of %j is %s", (classes, gameClass) => {
		expect(classOfBet(classes.map((each) => ({ gameClass: each })))).toBe(gameClass);
	});
});
