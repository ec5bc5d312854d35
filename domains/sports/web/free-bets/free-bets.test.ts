import { describe, expect, it } from "vitest";
import type { FreeBetView } from "../../contract/free-bets.ts";
import { linesOf } from "../slip/lines/lines.ts";
import { isPriceTooLow, paysMinor, usableFor } from "./free-bets.ts";

const aFreeBet = (over: Partial<FreeBetView> = {}): FreeBetView => ({
	...{ freeBetId: "a", faceMinor: 1_000, currency: "CAD", minPriceX10000: 20_000, takesMultiples: true },
	...{ grantedAtMs: 0, untilMs: 10, state: "usable", betId: null, ...over },
});
const linesAt = (...prices: number[]) =>
	linesOf(prices.map((priceX10000, at) => ({ selectionId: `${at}-1-home`, priceX10000 })));

describe("[PROMO-01] free bets on the slip", () => {
	it("are those that are usable in the currency, the one that ends first before the others", () => {
		const all = [
			aFreeBet({ freeBetId: "late", untilMs: 20 }),
			aFreeBet({ freeBetId: "soon", untilMs: 5 }),
			aFreeBet({ state: "used" }),
			aFreeBet({ state: "ended" }),
			aFreeBet({ currency: "EUR" }),
		];
		expect(usableFor(all, "CAD", 1).map(({ freeBetId }) => freeBetId)).toEqual(["soon", "late"]);
	});

	it("for singles only are not offered for a multiple", () => {
		const all = [aFreeBet({ takesMultiples: false })];
		expect([usableFor(all, "CAD", 1).length, usableFor(all, "CAD", 2).length]).toEqual([1, 0]);
	});

	it.each([
		[[19_999], true],
		[[20_000], false],
		[[14_000, 14_000], true],
		[[14_000, 15_000], false],
	])("at the prices %j are too low for 2.00: %s", (prices, isTooLow) => {
		expect(isPriceTooLow(aFreeBet(), linesAt(...prices))).toBe(isTooLow);
	});

	it.each([
		["a", 100_000n, 1_100n],
		[undefined, 100_000n, 2_100n],
		["a", 1_050n, 1_050n],
	])("pay what is won without their stake: %s, at most %i: %i", (freeBetId, max, pays) => {
		expect(paysMinor({ stakeMinor: 1_000n, freeBetId }, linesAt(21_000), max)).toBe(pays);
	});
});
