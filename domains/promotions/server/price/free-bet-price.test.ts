import { systemClock } from "@baize/kernel/time";
import { openFreeBets } from "@baize/sports/server";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoOffers } from "../seed/demo-offers.data.ts";
import { DEMO_PRICES } from "../seed/demo-prices.data.ts";
import { priceFreeBet } from "./free-bet-price.ts";

const terms = { faceUnits: 1_000, minPriceX10000: 20_000, takesMultiples: true, days: 7 };
const RETURN_X10000 = 9_500;

describe("[PROMO-02] the price of a free bet", () => {
	it.each([
		["2.00", 20_000, { finishX1000: 475, keptUnits: 1_000, playerValueUnits: 475, cost95Units: 1_000 }],
		["1.50", 15_000, { finishX1000: 633, keptUnits: 500, playerValueUnits: 316, cost95Units: 500 }],
		["5.00", 50_000, { finishX1000: 190, keptUnits: 4_000, playerValueUnits: 760, cost95Units: 4_000 }],
		["1.00, at which nothing can be won", 10_000, { finishX1000: 950, keptUnits: 0, playerValueUnits: 0 }],
		["50.00, which is won less than five times in a hundred", 500_000, { playerValueUnits: 931, cost95Units: 0 }],
	])("from a price of %s on is its win without the stake, times its chance", (_price, minPriceX10000, price) => {
		expect(priceFreeBet({ ...terms, minPriceX10000 }, RETURN_X10000)).toMatchObject({
			...price,
			costUnits: 950,
			faceUnits: 1_000,
		});
	});

	it("of the demo is the one that the book's return gives", () => {
		const { terms } = demoOffers(0, DEMO_PRICES).find(({ name }) => name === "freeBet")!;
		const { returnX10000 } = openFreeBets({ clock: systemClock, ids: () => 1n });
		expect(priceFreeBet(terms.freeBet!, returnX10000)).toEqual(DEMO_PRICES.freeBet);
	});

	it("is never above what it costs the operator at most, and that never above its face", () => {
		const any = fc.record({
			faceUnits: fc.integer({ min: 1, max: 1_000_000 }),
			minPriceX10000: fc.integer({ min: 10_000, max: 1_000_000 }),
		});
		fc.assert(
			fc.property(any, fc.integer({ min: 1, max: 10_000 }), (over, returnX10000) => {
				const { playerValueUnits, costUnits, faceUnits } = priceFreeBet({ ...terms, ...over }, returnX10000);
				expect(playerValueUnits).toBeLessThanOrEqual(costUnits);
				expect(costUnits).toBeLessThanOrEqual(faceUnits);
			}),
		);
	});
});
