import { type ReelSheet, stakeMinorOf } from "@baize/engines/reels";

/** The line bets that the stepper walks: 1, 2, 5 and their tens, between the title's limits, which are always among them. */
export function lineBets({ minLineBetMinor: least, maxLineBetMinor: most }: ReelSheet): number[] {
	const steps = new Set([least, most]);
	for (let ten = 1; ten <= most; ten *= 10)
		for (const step of [ten, 2 * ten, 5 * ten]) if (step > least && step < most) steps.add(step);
	return [...steps].sort((a, b) => a - b);
}

/** About one unit of money a round, to begin with. */
const FIRST_STAKE_MINOR = 100;

export function firstLineBet(sheet: ReelSheet): number {
	const wished = FIRST_STAKE_MINOR / sheet.lines.length;
	return lineBets(sheet).findLast((bet) => bet <= wished) ?? sheet.minLineBetMinor;
}

/** The next line bet in that direction, or the same at the end. */
export function stepped(sheet: ReelSheet, lineBetMinor: number, direction: -1 | 1): number {
	const steps = lineBets(sheet);
	const next = direction > 0 ? steps.find((bet) => bet > lineBetMinor) : steps.findLast((bet) => bet < lineBetMinor);
	return next ?? lineBetMinor;
}

export const stakeOf = (sheet: ReelSheet, lineBetMinor: number): number =>
	Number(stakeMinorOf(sheet, BigInt(lineBetMinor)));

/** The largest line bet that this balance can pay, or undefined. */
export const affordable = (sheet: ReelSheet, balanceMinor: number): number | undefined =>
	lineBets(sheet).findLast((bet) => stakeOf(sheet, bet) <= balanceMinor);
