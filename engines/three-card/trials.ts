import type { Draws } from "@baize/kernel/random";
import { oddsOf, type Trial } from "../returns/index.ts";
import { strengthOf } from "./hands.ts";
import { threeCard } from "./kind.ts";
import { anteReturns, countThreeCard, pairPlusOutcomes, pairPlusReturns, type ThreeCardCount } from "./return.ts";
import { BEST_MIN, THREE_CARD, USUAL_MIN } from "./rules.ts";

const sheet = {
	id: "three-card-poker",
	version: 1,
	title: "Three Card Poker",
	rtpText: "96.62",
	minStakeUnits: 1,
	maxStakeUnits: 1,
	rules: THREE_CARD,
};

function round(bet: { anteMinor: number; pairPlusMinor: number }, minPlayed: number, draws: Draws): number {
	const opened = threeCard.open(sheet, bet, draws);
	const { player } = threeCard.view(sheet, opened);
	const plays = strengthOf([player[0]!, player[1]!, player[2]!]) >= minPlayed;
	const action = { do: plays ? ("play" as const) : ("fold" as const) };
	const added = threeCard.addedStakeMinor(sheet, opened, action);
	return Number(threeCard.payoutMinor(sheet, threeCard.act(sheet, opened, action)) - added);
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
		round: (draws) => round({ anteMinor: 1, pairPlusMinor: 0 }, minPlayed, draws),
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
		round: (draws) => round({ anteMinor: 0, pairPlusMinor: 1 }, 0, draws),
	},
];
