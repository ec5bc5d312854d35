import { describe, expect, it } from "vitest";
import { POINT, type Product } from "../../contract/index.ts";
import { pointsOfStake } from "./points-of-stake.ts";

type Row = [name: string, product: Product, currency: string, stakeMinor: bigint, game: bigint, micro: bigint];

describe("[LOY-01] a stake earns", () => {
	it.each<Row>([
		["a point for ten units of money at a slot of 96 %", "casino", "CAD", 1_000n, 400n, POINT],
		["a tenth of that for a tenth of the stake", "casino", "CAD", 100n, 400n, POINT / 10n],
		["an eighth of it at a table of 99.5 %", "casino", "CAD", 1_000n, 50n, POINT / 8n],
		["a millionth's share of a cent, truncated", "casino", "CAD", 1n, 390n, 975n],
		["nothing at a game that keeps nothing", "casino", "CAD", 1_000n, 0n, 0n],
		["nothing at a game that pays back more than its stakes", "casino", "CAD", 1_000n, -100n, 0n],
		["by the margin of matches, whatever the game", "sports", "CAD", 1_000n, 400n, 1_145_000n],
		["by the margin of races", "virtuals", "CAD", 1_000n, 400n, 2_272_500n],
		["the same in yen, a hundred of which are worth a unit of money", "casino", "JPY", 100_000n, 400n, POINT],
		["the same in satoshi", "casino", "BTC", 10_000n, 400n, POINT],
		["without overflow for more money than there is", "casino", "CAD", 10n ** 17n, 400n, 10n ** 14n * POINT],
	])("%s", (_name, product, currency, stakeMinor, gameMarginX10000, micro) => {
		expect(pointsOfStake({ product, currency, stakeMinor, gameMarginX10000 })).toBe(micro);
	});

	it("nothing is lost by rounding: a thousand cents earn what ten units of money earn", () => {
		const oneCent = pointsOfStake({ product: "casino", currency: "CAD", stakeMinor: 1n, gameMarginX10000: 400n });
		expect(oneCent * 1_000n).toBe(POINT);
	});
});
