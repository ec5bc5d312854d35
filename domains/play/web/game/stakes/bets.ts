import { type ReelSheet, stakeMinorOf } from "@baize/engines/reels";
import { type StakeLadder, stakeLadder } from "@baize/games/stakes";
import { nearestStake, type Offered } from "./use-offered-stakes.ts";

/** The title's own line bets, or those whose stakes operators offer. */
export function offeredLineBets(sheet: ReelSheet, currency: string, offered: Offered): StakeLadder {
	const own = stakeLadder(sheet, currency);
	if (!offered) return own;
	const lineBetsMinor = offered.offeredMinor.map((stakeMinor) => stakeMinor / sheet.lines.length);
	return { lineBetsMinor, firstMinor: nearestStake(lineBetsMinor, own.firstMinor) };
}

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
