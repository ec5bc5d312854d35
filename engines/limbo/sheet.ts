import { type Fraction, fraction } from "@baize/kernel/odds";
import type { GameSheet, StakeLimits } from "../game/index.ts";

/**
 * The data of a title in which one number is drawn against a target that the player has named. Multipliers are in
 * hundredths.
 */
export type LimboSheet = GameSheet &
	StakeLimits & {
		/** What the highest result returns of a target, in hundredths: 99. */
		returnPercent: number;
		minTargetX100: number;
		maxTargetX100: number;
		/** The targets that the page offers, the first of which it begins with. */
		targetsX100: readonly number[];
		/** The height of a result that reaches beyond everything that can be bet on is written as this. */
		highestX100: number;
	};

/** One draw below this decides a round. */
export const WORDS = 2 ** 32;

/** The result of a draw: percent · 2^32 ÷ (draw + 1), cut to hundredths. Never below 1.00. */
export function resultX100({ returnPercent, highestX100 }: LimboSheet, draw: number): number {
	const reached = (BigInt(returnPercent) * BigInt(WORDS)) / BigInt(draw + 1);
	return Number(reached < 100n ? 100n : reached > BigInt(highestX100) ? BigInt(highestX100) : reached);
}

/** The chance that the result reaches a target: the draws d with percent · 2^32 ÷ (d + 1) not below it. */
export const chanceOf = ({ returnPercent }: LimboSheet, targetX100: number): Fraction =>
	fraction((BigInt(returnPercent) * BigInt(WORDS)) / BigInt(targetX100), BigInt(WORDS));
