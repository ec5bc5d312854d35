import { type Fraction, fraction } from "@baize/kernel/odds";
import type { Card } from "../game/cards.ts";
import { allHands, type Dealt, nameOf, strengthOf, versus } from "./hands.ts";
import { QUALIFIES, type ThreeCardRules } from "./rules.ts";

let hands: readonly Dealt[] | null = null;

/** What playing and folding three cards are worth, exactly, in antes and net of the ante and of what playing stakes. */
export function worthOf({ anteBonus }: ThreeCardRules, cards: readonly Card[]): { play: Fraction; fold: Fraction } {
	hands ??= allHands();
	const [one, two, three] = cards as [Card, Card, Card];
	const sorted = [one, two, three].sort((a, b) => a - b) as [Card, Card, Card];
	const strength = strengthOf(sorted);
	const { below, wins, ties, losses } = versus({ cards: sorted, strength }, hands, QUALIFIES);
	const all = below + wins + ties + losses;
	const bonus = anteBonus[nameOf(strength)] ?? 0;
	return { play: fraction(BigInt(below + 2 * wins - 2 * losses + bonus * all), BigInt(all)), fold: fraction(-1n) };
}
