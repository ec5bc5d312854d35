import { oddsOf, type Trial } from "../returns/index.ts";
import { quickRound, type UnitBet } from "./quick-round.ts";
import { anteReturns, countThreeCard, pairPlusOutcomes, pairPlusReturns, type ThreeCardCount } from "./return.ts";
import { BEST_MIN, THREE_CARD, USUAL_MIN } from "./rules.ts";

/** Its tables are made when a title is first simulated. */
function roundOf(bet: UnitBet, minPlayed: number): Trial["round"] {
	let round: Trial["round"] | null = null;
	return (draws) => {
		round ??= quickRound(THREE_CARD, bet, minPlayed);
		return round(draws);
	};
}

function anteTrial(id: string, title: string, minPlayed: number): Trial {
	let known: ThreeCardCount | null = null;
	const count = (): ThreeCardCount => {
		known ??= countThreeCard(THREE_CARD, minPlayed);
		return known;
	};
	return {
		id,
		title,
		stake: 1,
		returns: () => anteReturns(count()),
		outcomes: () => oddsOf(count().outcomes),
		round: roundOf("ante", minPlayed),
	};
}

export const trials: readonly Trial[] = [
	anteTrial("three-card-poker", "Three Card Poker, ante, best play", BEST_MIN),
	anteTrial("three-card-poker-usual", "Three Card Poker, ante, playing any queen", USUAL_MIN),
	{
		id: "three-card-pair-plus",
		title: "Three Card Poker, pair plus",
		stake: 1,
		returns: () => pairPlusReturns(THREE_CARD),
		outcomes: () => oddsOf(pairPlusOutcomes(THREE_CARD)),
		round: roundOf("pairPlus", 0),
	},
];
