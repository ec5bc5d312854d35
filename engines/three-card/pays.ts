import { nameOf } from "./hands.ts";
import { QUALIFIES, type ThreeCardRules } from "./rules.ts";

/** For each unit of ante: the ante and the play bet back, with what they win and the bonus. */
export function anteTimes({ anteBonus }: ThreeCardRules, player: number, dealer: number): number {
	const bonus = anteBonus[nameOf(player)] ?? 0;
	if (dealer < QUALIFIES) return 3 + bonus;
	if (player === dealer) return 2 + bonus;
	return (player > dealer ? 4 : 0) + bonus;
}

/** For each unit of pair plus, the unit included. */
export function pairPlusTimes({ pairPlus }: ThreeCardRules, player: number): number {
	const toOne = pairPlus[nameOf(player)];
	return toOne === undefined ? 0 : toOne + 1;
}
