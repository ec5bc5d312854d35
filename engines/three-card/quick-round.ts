import type { Draws } from "@baize/kernel/random";
import { DECK_SIZE, dealingOf, numbersTo } from "../game/index.ts";
import { strengthOf } from "./hands.ts";
import { anteTimes, pairPlusTimes } from "./pays.ts";
import type { ThreeCardRules } from "./rules.ts";

export type UnitBet = "ante" | "pairPlus";

const HAND = 3;
const UNKNOWN = -1;

/** The strength of three cards, which is worked out once for each of their orders. */
function strengths(): (one: number, two: number, three: number) => number {
	const known = new Int32Array(DECK_SIZE ** 3).fill(UNKNOWN);
	return (one, two, three) => {
		const at = (one * DECK_SIZE + two) * DECK_SIZE + three;
		if (known[at] === UNKNOWN) known[at] = strengthOf([one, two, three]);
		return known[at]!;
	};
}

/**
 * Plays a round with one unit on one of the two bets for its win only, net of a second stake. Hands below `minPlayed` are
 * folded. It takes the same draws as a round and returns the same win.
 */
export function quickRound(rules: ThreeCardRules, bet: UnitBet, minPlayed: number): (draws: Draws) => number {
	const deck = dealingOf(numbersTo(DECK_SIZE));
	const strength = strengths();
	const hand = (from: number, draws: Draws): number =>
		strength(deck.deal(from, draws), deck.deal(from + 1, draws), deck.deal(from + 2, draws));
	const winOf = (player: number, dealer: number): number =>
		bet === "ante" ? anteTimes(rules, player, dealer) - 1 : pairPlusTimes(rules, player);
	return (draws) => {
		const player = hand(0, draws);
		const isPlayed = player >= minPlayed;
		const won = isPlayed ? winOf(player, hand(HAND, draws)) : 0;
		deck.putBack(isPlayed ? 2 * HAND : HAND);
		return won;
	};
}
