import { type ReelSheet, stakeMinorOf } from "@baize/engines/reels";
import type { StakeLadder } from "@baize/games/stakes";

/** The next line bet in that direction, or the same one at the end. */
export function stepped({ lineBetsMinor }: StakeLadder, lineBetMinor: number, direction: -1 | 1): number {
	const next =
		direction > 0
			? lineBetsMinor.find((bet) => bet > lineBetMinor)
			: lineBetsMinor.findLast((bet) => bet < lineBetMinor);
	return next ?? lineBetMinor;
}

export const stakeOf = (sheet: ReelSheet, lineBetMinor: number): number =>
	Number(stakeMinorOf(sheet, BigInt(lineBetMinor)));

/** The largest line bet that this balance can pay, or undefined. */
export const affordable = (
	sheet: ReelSheet,
	{ lineBetsMinor }: StakeLadder,
	balanceMinor: number,
): number | undefined => lineBetsMinor.findLast((bet) => stakeOf(sheet, bet) <= balanceMinor);
