import type { Draws } from "@baize/kernel/random";
import { dealingOf, numbersTo } from "../game/index.ts";
import { handOf } from "./hands.ts";
import { deckSize, paysById, type VideoPokerRules } from "./rules.ts";

const HAND = 5;

/**
 * Plays a round at one unit for its win only. It takes the same draws as `openVideoPoker` and `holdCards` and returns the
 * same win; millions of rounds allocate nothing.
 */
export function quickRound(
	rules: VideoPokerRules,
	holdOf: (cards: ArrayLike<number>) => number,
): (draws: Draws) => number {
	const pays = paysById(rules);
	const deck = dealingOf(numbersTo(deckSize(rules)));
	const hand = new Uint8Array(HAND);
	return (draws) => {
		for (let at = 0; at < HAND; at++) hand[at] = deck.deal(at, draws);
		const hold = holdOf(hand);
		let next = HAND;
		for (let at = 0; at < HAND; at++) if (((hold >> at) & 1) === 0) hand[at] = deck.deal(next++, draws);
		deck.putBack(next);
		return pays[handOf(rules.wilds, rules.minPair, hand)]!;
	};
}
