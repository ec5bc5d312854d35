import type { Book } from "@baize/engines/pricing";
import { type RaceCard, type RaceMargins, raceBooks } from "@baize/engines/race";
import { type PriceX10000, percentText } from "@baize/kernel/odds";

/** The stated margins: 10 % on each market. The prices have this margin or slightly more, never less. */
const RACE_MARGINS: RaceMargins = { winMarginX10000: 1_000, placeMarginX10000: 1_000 };

const WHOLE_X10000 = 10_000;
/** What the prices of races return of a stake on average, at most. */
export const RACE_RETURN_X10000 = Math.floor(WHOLE_X10000 ** 2 / (WHOLE_X10000 + RACE_MARGINS.winMarginX10000));

/** The prices of a market in the order of the runners, and their margin, calculated from the prices themselves. */
export type MarketPrices = { pricesX10000: PriceX10000[]; marginText: string; returnText: string };
export type RacePrices = { win: MarketPrices; place: MarketPrices };

const pricesOf = ({ offers, margin, returnToPlayer }: Book): MarketPrices => ({
	pricesX10000: offers.map((offer) => offer.priceX10000),
	marginText: percentText(margin),
	returnText: percentText(returnToPlayer),
});

/** From the exact chances of the draw; null for a card on which one of the markets cannot be offered. */
export function priceRace(card: RaceCard): RacePrices | null {
	const { win, place } = raceBooks(card, RACE_MARGINS);
	return win && place && { win: pricesOf(win), place: pricesOf(place) };
}
