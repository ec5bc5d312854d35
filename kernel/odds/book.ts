import { check } from "../check/index.ts";
import { divide, type Fraction, fraction, ONE, subtract, sum } from "./fraction.ts";
import { type PriceX10000, priceFraction } from "./price.ts";

/** The chance at which a price would be fair: 2.00 is one half. */
export const impliedProbability = (priceX10000: PriceX10000): Fraction => divide(ONE, priceFraction(priceX10000));

/**
 * The sum of the implied probabilities over the number of winners: 1 for a fair book, 1.0520 for a margin of 5.20 %.
 * A place market has as many winners as places.
 */
export function overround(pricesX10000: readonly PriceX10000[], winners = 1): Fraction {
	check(pricesX10000.length > 0 && winners > 0, "a book has prices and winners");
	return divide(sum(pricesX10000.map(impliedProbability)), fraction(BigInt(winners)));
}

/** The operator's margin over a fair book. */
export const marginOf = (pricesX10000: readonly PriceX10000[], winners = 1): Fraction =>
	subtract(overround(pricesX10000, winners), ONE);

/** The share of the stakes that a balanced book pays back. */
export const returnToPlayerOf = (pricesX10000: readonly PriceX10000[], winners = 1): Fraction =>
	divide(ONE, overround(pricesX10000, winners));
