import type { Product } from "../../contract/index.ts";

/**
 * Points are earned on the theoretical margin, which is what the operator keeps of a stake in the long run: one point for
 * so many units of it. A unit of the stake ladder is about a cent, so at a slot that returns 96 % a point takes about ten
 * units of money.
 */
export const UNITS_OF_MARGIN_A_POINT = 40n;

/** The margin of a stake in ten-thousandths; `game`: what the sheet of the game says. */
type Rate = { marginX10000: bigint | "game" /** How much of it counts. */; percent: bigint };

export const RATES: Readonly<Record<Product, Rate>> = {
	casino: { marginX10000: "game", percent: 100n },
	// Matches are priced with 480 ten-thousandths over fair prices, which is 458 of the stakes.
	sports: { marginX10000: 458n, percent: 100n },
	// Races with 1,000 over fair prices, which is 909 of the stakes.
	virtuals: { marginX10000: 909n, percent: 100n },
};
