import { check } from "@baize/kernel/check";
import { type Fraction, fraction } from "@baize/kernel/odds";
import type { Returns } from "../game/returns.ts";
import { type Outcome, outcomesOfCounts, returnsOf } from "../returns/index.ts";
import { COUNTED } from "./counted.data.ts";
import { allHands, distinctHands, nameOf, THREE_CARD_HANDS, versus } from "./hands.ts";
import { QUALIFIES, type ThreeCardRules } from "./rules.ts";

/** Every deal against every dealer's hand, for a strategy that plays from a strength on. */
export type ThreeCardCount = {
	outcomes: readonly Outcome[];
	/** The share of hands that are played: each stakes as much again. */
	played: Fraction;
};

/** A hand that is folded loses the ante; one that is played stakes as much again. Values are net of that stake. */
export function countThreeCard({ anteBonus }: ThreeCardRules, minPlayed: number): ThreeCardCount {
	const counts = new Map<number, bigint>();
	let [played, all] = [0n, 0n];
	const hands = allHands();
	for (const hand of distinctHands(hands)) {
		const { below, wins, ties, losses } = versus(hand, hands, QUALIFIES);
		const weight = BigInt(hand.weight);
		const dealt = weight * BigInt(below + wins + ties + losses);
		const note = (times: number, count: number): void => {
			counts.set(times, (counts.get(times) ?? 0n) + weight * BigInt(count));
		};
		all += dealt;
		if (hand.strength < minPlayed) {
			note(0, below + wins + ties + losses);
			continue;
		}
		played += dealt;
		const bonus = anteBonus[nameOf(hand.strength)] ?? 0;
		note(2 + bonus, below);
		note(3 + bonus, wins);
		note(1 + bonus, ties);
		note(bonus - 1, losses);
	}
	const times = [...counts].map(([net, count]) => [fraction(BigInt(net)), count] as const);
	return { outcomes: outcomesOfCounts(times), played: fraction(played, all) };
}

/** Of the ante alone: what is paid, less the stake for playing. */
export const anteReturns = ({ outcomes }: ThreeCardCount): Returns => returnsOf("enumerated", outcomes);

/** What the ante returns with a way to play whose deals are counted. */
export function returnsOfPlay({ id }: ThreeCardRules, play: "best" | "usual"): Returns {
	const counted = COUNTED[id];
	check(counted, "the deals of the rules are counted");
	return returnsOf(
		"enumerated",
		outcomesOfCounts(counted[play].map(([times, deals]) => [fraction(BigInt(times)), deals])),
	);
}

/** How many of the 22,100 hands there are of each kind. */
export function handCounts(): ReadonlyMap<(typeof THREE_CARD_HANDS)[number], bigint> {
	const counts = new Map(THREE_CARD_HANDS.map((name) => [name, 0n]));
	for (const { strength } of allHands()) counts.set(nameOf(strength), counts.get(nameOf(strength))! + 1n);
	return counts;
}

export function pairPlusOutcomes({ pairPlus }: ThreeCardRules): readonly Outcome[] {
	return outcomesOfCounts(
		[...handCounts()].map(([name, count]) => [fraction(BigInt(1 + (pairPlus[name] ?? -1))), count]),
	);
}

export const pairPlusReturns = (rules: ThreeCardRules): Returns => returnsOf("enumerated", pairPlusOutcomes(rules));
