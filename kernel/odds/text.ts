import { unreachable } from "../check/index.ts";
import type { Fraction } from "./fraction.ts";
import { STAKE_BACK_X10000 } from "./price.ts";

/** The price styles. SPORT-01 */
export type OddsStyle = "decimal" | "fractional" | "american";

/** The fractions as bookmakers write them: 4/6 and 6/4, never 2/3 and 3/2. */
const CALLED_FRACTIONS =
	"1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 " +
	"4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 1/1 11/10 6/5 5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 21/10 " +
	"11/5 9/4 12/5 5/2 13/5 11/4 14/5 3/1 10/3 7/2 4/1 9/2 5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 " +
	"18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 300/1 400/1 500/1 750/1 1000/1";

const fractionPriceX10000 = (numerator: number, denominator: number): number =>
	STAKE_BACK_X10000 + Math.floor((numerator * STAKE_BACK_X10000) / denominator);

const CALLED = CALLED_FRACTIONS.split(" ").map((text) => {
	const [numerator, denominator] = text.split("/").map(Number);
	return { text, priceX10000: fractionPriceX10000(numerator!, denominator!) };
});

/** Two decimals, truncated; the few prices below 1.01 keep four, so that none reads as stake back. */
function decimalOdds(priceX10000: number): string {
	const whole = Math.floor(priceX10000 / STAKE_BACK_X10000);
	const places = (priceX10000 % STAKE_BACK_X10000).toString().padStart(4, "0");
	return `${whole}.${priceX10000 < 10_100 ? places : places.slice(0, 2)}`;
}

/**
 * The whole stake that wins the amount: the nearest, unless the price at that stake would be shown better than it is.
 */
function stakeToWin(amount: number, netX10000: number): number {
	const exact = (amount * STAKE_BACK_X10000) / netX10000;
	const nearest = Math.round(exact);
	return fractionPriceX10000(amount, nearest) <= STAKE_BACK_X10000 + netX10000 ? nearest : Math.ceil(exact);
}

/** The highest listed fraction that does not state more than is paid. */
function fractionalOdds(priceX10000: number): string {
	const called = CALLED.findLast((fraction) => fraction.priceX10000 <= priceX10000);
	const netX10000 = priceX10000 - STAKE_BACK_X10000;
	if (!called) return `1/${stakeToWin(1, netX10000)}`;
	const whole = Math.floor(netX10000 / STAKE_BACK_X10000);
	return whole > 1000 ? `${whole}/1` : called.text;
}

/** What 100 wins (+) or what must be staked to win 100 (-), never better than what is paid. Evens are +100. */
function americanOdds(priceX10000: number): string {
	const netX10000 = priceX10000 - STAKE_BACK_X10000;
	if (netX10000 >= STAKE_BACK_X10000) return `+${Math.floor(netX10000 / 100)}`;
	return `-${stakeToWin(100, netX10000)}`;
}

/** A price in the reader's style, in plain digits. The shown price is never better than the paid one. */
export function oddsText(priceX10000: number, style: OddsStyle): string {
	switch (style) {
		case "decimal":
			return decimalOdds(priceX10000);
		case "fractional":
			return fractionalOdds(priceX10000);
		case "american":
			return americanOdds(priceX10000);
		default:
			return unreachable(style);
	}
}

/**
 * The price to show for an exact one, such as a multiple's: truncated to ten-thousandths. The payout uses the exact
 * one.
 */
export const shownPrice = ({ numerator, denominator }: Fraction): number =>
	Math.min(Number((numerator * BigInt(STAKE_BACK_X10000)) / denominator), Number.MAX_SAFE_INTEGER);
