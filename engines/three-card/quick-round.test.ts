import { seededDraws } from "@baize/kernel/random";
import { describe, expect, it } from "vitest";
import { BEST_MIN, strengthOf, THREE_CARD, type ThreeCardBet, threeCard, USUAL_MIN } from "./index.ts";
import { quickRound, type UnitBet } from "./quick-round.ts";

const sheet = {
	id: "three-card-poker",
	version: 1,
	title: "Three Card Poker",
	rtpText: "96.62",
	minStakeUnits: 1,
	maxStakeUnits: 1,
	rules: THREE_CARD,
};

describe("a simulated round of three cards", () => {
	it.each<[UnitBet, number, ThreeCardBet]>([
		["ante", BEST_MIN, { anteMinor: 1, pairPlusMinor: 0 }],
		["ante", USUAL_MIN, { anteMinor: 1, pairPlusMinor: 0 }],
		["pairPlus", 0, { anteMinor: 0, pairPlusMinor: 1 }],
	])("with %s, played from %i on, is the one that is played, draw for draw", (bet, minPlayed, unit) => {
		const round = quickRound(THREE_CARD, bet, minPlayed);
		const [quick, slow] = [seededDraws(3), seededDraws(3)];
		for (let played = 0; played < 2_000; played++) {
			const opened = threeCard.open(sheet, unit, slow);
			const { player } = threeCard.view(sheet, opened);
			const isPlayed = strengthOf([player[0]!, player[1]!, player[2]!]) >= minPlayed;
			const action = { do: isPlayed ? ("play" as const) : ("fold" as const) };
			const added = threeCard.addedStakeMinor(sheet, opened, action);
			const payout = threeCard.payoutMinor(sheet, threeCard.act(sheet, opened, action));
			expect(round(quick)).toBe(Number(payout - added));
		}
	});
});
