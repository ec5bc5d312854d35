import { check } from "@baize/kernel/check";
import { type Fraction, fraction, HALF, ZERO } from "@baize/kernel/odds";
import type { SpotGame } from "../spots/index.ts";
import { DOUBLE_ZERO, ONE_ZERO, type Place, TWO_ZEROS } from "./layout.ts";

/**
 * A roulette as data. `wheel`: its pockets in their order around it. `halfBackAtZero`: la partage, an even chance loses
 * only half its stake when the ball falls into zero.
 */
export type RouletteRules = { id: string; wheel: readonly number[]; halfBackAtZero: boolean };

const ONE_ZERO_WHEEL =
	"0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26";
const TWO_ZERO_WHEEL =
	"0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 37 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2";

const wheel = (text: string): readonly number[] => text.split(" ").map(Number);

export const EUROPEAN: RouletteRules = { id: "european", wheel: wheel(ONE_ZERO_WHEEL), halfBackAtZero: false };
export const FRENCH: RouletteRules = { id: "french", wheel: wheel(ONE_ZERO_WHEEL), halfBackAtZero: true };
export const AMERICAN: RouletteRules = { id: "american", wheel: wheel(TWO_ZERO_WHEEL), halfBackAtZero: false };

export function placesOf(rules: RouletteRules): ReadonlyMap<string, Place> {
	return rules.wheel.includes(DOUBLE_ZERO) ? TWO_ZEROS : ONE_ZERO;
}

function placeOf(rules: RouletteRules, spot: string): Place {
	const place = placesOf(rules).get(spot);
	check(place !== undefined, `${rules.id} roulette has no place ${spot}`);
	return place;
}

function times(rules: RouletteRules, spot: string, pocket: number): Fraction {
	const place = placeOf(rules, spot);
	if (place.pockets.includes(pocket)) return fraction(BigInt(place.times ?? 36 / place.pockets.length));
	return rules.halfBackAtZero && place.isEvenChance && pocket === 0 ? HALF : ZERO;
}

/** One draw below the number of pockets: where on the wheel, counted from zero, the ball comes to rest. */
export const roulette: SpotGame<RouletteRules, number, number> = {
	kind: "roulette",
	method: "formula",
	spots: (rules) => [...placesOf(rules).keys()],
	samples: (rules) => {
		const ofReturns = rules.halfBackAtZero ? ["red"] : [];
		return ["straight-17", ...ofReturns, ...(placesOf(rules).has("first-five") ? ["first-five"] : [])];
	},
	quantum: (rules) => (rules.halfBackAtZero ? 2 : 1),
	draw: (rules, draws) => rules.wheel[draws.below(rules.wheel.length)]!,
	resultOf: (_rules, pocket) => pocket,
	results: (rules) => rules.wheel.map((pocket) => ({ result: pocket, cases: 1n })),
	times,
	publishedData: (rules) => ({ places: [...placesOf(rules).values()] }),
	words: {
		draw: "One draw below the number of pockets: the place of the pocket in the sheet's list, which is the order around the wheel. 37 is the double zero.",
		pays: "A place of the list pays when its pockets have the one that was drawn: 36 divided by the number of its pockets, for 1, or its own times where it has such; the place of five pockets pays 7. With half back at zero, an even chance pays one half when zero is drawn.",
	},
};
