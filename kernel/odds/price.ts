import { check } from "../check/index.ts";
import { type Fraction, fraction, product } from "./fraction.ts";

/**
 * A price is decimal odds in whole ten-thousandths: 2.10 is 21_000. It includes the stake, so it is above 10_000.
 * Integers keep money exact; four places are enough to write back every fraction that bookmakers use.
 */
export type PriceX10000 = number;

/** The price that returns only the stake. No bet is offered at it. */
export const STAKE_BACK_X10000 = 10_000;

/**
 * Feeds send 0, 1 or 0.0001 for "not offered", so anything that wins nothing is not a price. A price above a million to
 * one is an error of the sender.
 */
export const isPrice = (priceX10000: number): priceX10000 is PriceX10000 =>
	Number.isSafeInteger(priceX10000) && priceX10000 > STAKE_BACK_X10000 && priceX10000 <= 1_000_000 * STAKE_BACK_X10000;

/** The price as an exact number: 19_000 is 19/10. */
export function priceFraction(priceX10000: PriceX10000): Fraction {
	check(isPrice(priceX10000), `${priceX10000} is not a price`);
	return fraction(BigInt(priceX10000), 10_000n);
}

/** The price of a multiple: the product of its legs, not rounded. The payout alone is rounded. */
export const multiplePrice = (pricesX10000: readonly PriceX10000[]): Fraction =>
	product(pricesX10000.map(priceFraction));
