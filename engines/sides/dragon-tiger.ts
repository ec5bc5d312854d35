import { type Fraction, fraction, HALF, ZERO } from "@baize/kernel/odds";
import { type Card, DECK_SIZE, RANKS, rankOf, shoeOf } from "../game/cards.ts";
import type { SpotGame } from "../spots/index.ts";

/** A dragon tiger as data. `tie`: what a tie pays to 1; on the two sides it returns half the stake. The ace is low. */
export type DragonTigerRules = { id: string; decks: number; tie: number };

export const DRAGON_TIGER: DragonTigerRules = { id: "dragon-tiger", decks: 8, tie: 11 };

export type DragonTigerResult = "dragon" | "tiger" | "tie";

function times({ tie }: DragonTigerRules, spot: string, result: DragonTigerResult): Fraction {
	if (spot === result) return fraction(spot === "tie" ? BigInt(tie + 1) : 2n);
	return result === "tie" ? HALF : ZERO;
}

/** The dragon gets the first card of the shoe, the tiger the second. */
export const dragonTiger: SpotGame<DragonTigerRules, readonly [Card, Card], DragonTigerResult> = {
	kind: "dragonTiger",
	method: "formula",
	spots: () => ["dragon", "tiger", "tie"],
	samples: () => ["dragon", "tie"],
	quantum: () => 2,
	draw: ({ decks }, draws) => {
		const shoe = shoeOf(draws, decks);
		return [shoe.card(0), shoe.card(1)];
	},
	resultOf: (_rules, [dragon, tiger]) => {
		const lead = rankOf(dragon) - rankOf(tiger);
		return lead === 0 ? "tie" : lead > 0 ? "dragon" : "tiger";
	},
	results: ({ decks }) => {
		const size = BigInt(decks * DECK_SIZE);
		const alike = size / BigInt(RANKS) - 1n;
		const decided = (size * (size - 1n - alike)) / 2n;
		return [
			{ result: "dragon", cases: decided },
			{ result: "tiger", cases: decided },
			{ result: "tie", cases: size * alike },
		];
	},
	times,
	words: {
		draw: "Card 0 of the shuffled shoe is the dragon's, card 1 the tiger's. The higher rank wins; the ace is low.",
		pays: "The two sides pay 1 to 1, a tie the sheet's number to 1. A tie returns half of a stake on a side.",
	},
};
