import type { ReelSheet } from "@baize/engines/reels";
import { check } from "@baize/kernel/check";
import { STAKE_UNITS } from "./stakes.data.ts";

const units = new Map(STAKE_UNITS.map(({ currency, unitMinor }) => [currency, unitMinor]));

/** Whether stakes are known in a currency. */
export const hasStakeUnit = (currency: string): boolean => units.has(currency);

/** What one unit of a sheet's line bets is in the minor units of a currency. */
export function stakeUnitOf(currency: string): number {
	const unitMinor = units.get(currency);
	check(unitMinor !== undefined, `no stakes are known in ${currency}`);
	return unitMinor;
}

/** The line bets of a title that a player steps through in a currency, lowest first, and the initial one. */
export type StakeLadder = { lineBetsMinor: readonly number[]; firstMinor: number };

/** The initial stake: about one unit of money a round. */
const FIRST_STAKE_UNITS = 100;

/** 1, 2, 5 and their tens, between the title's limits, which are always included. */
export function stakeLadder(sheet: ReelSheet, currency: string): StakeLadder {
	const { minLineBetUnits: min, maxLineBetUnits: most, lines } = sheet;
	const steps = new Set([min, most]);
	for (let ten = 1; ten <= most; ten *= 10)
		for (const step of [ten, 2 * ten, 5 * ten]) if (step > min && step < most) steps.add(step);
	const lineBets = [...steps].sort((a, b) => a - b);
	const first = lineBets.findLast((bet) => bet <= FIRST_STAKE_UNITS / lines.length) ?? min;
	const unitMinor = stakeUnitOf(currency);
	return { lineBetsMinor: lineBets.map((bet) => bet * unitMinor), firstMinor: first * unitMinor };
}
