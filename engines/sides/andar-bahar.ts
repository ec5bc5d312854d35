import { type Fraction, fraction, ZERO } from "@baize/kernel/odds";
import { type Card, DECK_SIZE, rankOf, shoeOf } from "../game/cards.ts";
import type { SpotGame } from "../spots/index.ts";

/** An andar bahar as data, pays to 1 in hundredths. One deck; the first card after the middle one goes to andar. */
export type AndarBaharRules = { id: string; andarX100: number; baharX100: number };

export const ANDAR_BAHAR: AndarBaharRules = { id: "andar-bahar", andarX100: 90, baharX100: 100 };

export type Side = "andar" | "bahar";

/** The middle card, and the cards dealt to andar and bahar by turns until one has its rank. */
export type AndarBaharDeal = { middle: Card; dealt: readonly Card[] };

function times(rules: AndarBaharRules, spot: string, side: Side): Fraction {
	if (spot !== side) return ZERO;
	return fraction(BigInt(100 + (side === "andar" ? rules.andarX100 : rules.baharX100)), 100n);
}

/** Of 51 cards, three have the rank: the ways in which the first of them is at each place. */
function waysOf(side: Side): bigint {
	const first = side === "andar" ? 1 : 2;
	let ways = 0n;
	for (let place = first; place <= DECK_SIZE - 3; place += 2) {
		const behind = BigInt(DECK_SIZE - 1 - place);
		ways += (behind * (behind - 1n)) / 2n;
	}
	return ways;
}

export const andarBahar: SpotGame<AndarBaharRules, AndarBaharDeal, Side> = {
	kind: "andarBahar",
	method: "formula",
	spots: () => ["andar", "bahar"],
	samples: () => ["andar", "bahar"],
	quantum: () => 10,
	draw: (_rules, draws) => {
		const shoe = shoeOf(draws);
		const middle = shoe.card(0);
		const dealt = [shoe.card(1)];
		while (rankOf(dealt.at(-1)!) !== rankOf(middle)) dealt.push(shoe.card(dealt.length + 1));
		return { middle, dealt };
	},
	resultOf: (_rules, { dealt }) => (dealt.length % 2 === 1 ? "andar" : "bahar"),
	results: () => [
		{ result: "andar", cases: waysOf("andar") },
		{ result: "bahar", cases: waysOf("bahar") },
	],
	times,
	words: {
		draw: "Card 0 of one shuffled deck is the middle card. The next cards go to andar and bahar by turns, until one has the rank of the middle card.",
		pays: "The side that gets it wins. Pays are to 1, in hundredths, and the stake is returned with a win.",
	},
};
