import { type Fraction, toNumber } from "@baize/kernel/odds";
import { priceBook } from "../pricing/index.ts";
import { exactChances } from "./chances.ts";
import type { RaceBooks, RaceCard, RunnerChances } from "./types.ts";

export type RaceMargins = { readonly winMarginX10000: number; readonly placeMarginX10000: number };

const asChances = (chances: readonly RunnerChances[], of: (runner: RunnerChances) => Fraction) =>
	chances.map((runner) => ({ selection: String(runner.number), probability: toNumber(of(runner)) }));

/** The books of a race, from the exact chances of the draw. The margin of the place book is counted over the places. */
export function raceBooks(card: RaceCard, { winMarginX10000, placeMarginX10000 }: RaceMargins): RaceBooks {
	const chances = exactChances(card.runners, card.places);
	const win = priceBook(
		asChances(chances, (runner) => runner.win),
		{ marginX10000: winMarginX10000 },
	);
	if (card.places === 0) return { win, place: null };
	const placed = asChances(chances, (runner) => runner.place);
	return { win, place: priceBook(placed, { marginX10000: placeMarginX10000, winners: card.places }) };
}
