import type { PriceX10000 } from "./price.ts";

/** From this price up to the next row, prices stand this far apart. */
const RUNGS: readonly { readonly fromX10000: PriceX10000; readonly stepX10000: number }[] = [
	{ fromX10000: 10_100, stepX10000: 100 },
	{ fromX10000: 20_000, stepX10000: 200 },
	{ fromX10000: 40_000, stepX10000: 500 },
	{ fromX10000: 60_000, stepX10000: 1_000 },
	{ fromX10000: 100_000, stepX10000: 2_500 },
	{ fromX10000: 200_000, stepX10000: 5_000 },
	{ fromX10000: 300_000, stepX10000: 10_000 },
	{ fromX10000: 500_000, stepX10000: 20_000 },
	{ fromX10000: 1_000_000, stepX10000: 50_000 },
	{ fromX10000: 2_000_000, stepX10000: 100_000 },
];

export const LOWEST_PRICE_X10000: PriceX10000 = 10_100;
export const HIGHEST_PRICE_X10000: PriceX10000 = 10_000_000;

const stepAt = (priceX10000: PriceX10000): number =>
	RUNGS.findLast((rung) => rung.fromX10000 <= priceX10000)?.stepX10000 ?? 0;

/**
 * The highest price of the ladder that is not above this one, or null below the lowest. Down, never to the nearest:
 * rounding up would give away part of the stated margin.
 */
export function ladderPrice(priceX10000: number): PriceX10000 | null {
	if (!(priceX10000 >= LOWEST_PRICE_X10000)) return null;
	if (priceX10000 >= HIGHEST_PRICE_X10000) return HIGHEST_PRICE_X10000;
	const stepX10000 = stepAt(priceX10000);
	return Math.floor(priceX10000 / stepX10000) * stepX10000;
}

/** The next higher price of the ladder, or null at its top. */
export function nextLadderPrice(priceX10000: PriceX10000): PriceX10000 | null {
	return priceX10000 >= HIGHEST_PRICE_X10000 ? null : priceX10000 + stepAt(priceX10000);
}
