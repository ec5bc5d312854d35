import { share } from "@baize/kernel/money";
import type { Fraction } from "@baize/kernel/odds";

/**
 * Why a title does not take a bet. `amount`: the stake, or one of its parts, is not between the limits or not a whole
 * number of steps. `choice`: what is bet on is none of the choices of the title.
 */
export type BetIssue =
	| { why: "amount"; minMinor: number; maxMinor: number; stepMinor: number }
	| { why: "choice"; name: string };

/** The stakes that a title takes, in units, of which each currency has its own worth. */
export type StakeLimits = { minStakeUnits: number; maxStakeUnits: number; stepUnits?: number };

/** Whether an amount is between the limits and a whole number of steps; null where it is. */
export function amountIssue(amountMinor: number, limits: StakeLimits, unitMinor: number): BetIssue | null {
	const { minStakeUnits, maxStakeUnits, stepUnits = 1 } = limits;
	const [minMinor, maxMinor, stepMinor] = [
		minStakeUnits * unitMinor,
		maxStakeUnits * unitMinor,
		stepUnits * unitMinor,
	] as const;
	const isAllowed = amountMinor >= minMinor && amountMinor <= maxMinor && amountMinor % stepMinor === 0;
	return isAllowed ? null : { why: "amount", minMinor, maxMinor, stepMinor };
}

/** Every step that is 1, 2 or 5 times a power of ten divides this. */
const ROUND = 1_000_000;

/**
 * The stakes that a player steps through, in units: 1, 2, 5 and their tens between the limits, which are included. Where
 * none of these is a multiple of the step, as with one of 30, they are counted in steps.
 */
export function stakeSteps({ minStakeUnits, maxStakeUnits, stepUnits = 1 }: StakeLimits): number[] {
	const steps = new Set([minStakeUnits, maxStakeUnits]);
	for (let ten = ROUND % stepUnits === 0 ? 1 : stepUnits; ten <= maxStakeUnits; ten *= 10) {
		for (const step of [ten, 2 * ten, 5 * ten]) {
			if (step > minStakeUnits && step < maxStakeUnits && step % stepUnits === 0) steps.add(step);
		}
	}
	return [...steps].sort((one, other) => one - other);
}

/** What a stake pays at a multiplier. Multipliers are exact, and the amount is cut once, to the minor unit. */
export const payMinor = (stakeMinor: bigint, { numerator, denominator }: Fraction): bigint =>
	share(stakeMinor, numerator, denominator);
