import { stakeUnitOf } from "@baize/games/stakes";
import { type Minor, toWire } from "@baize/kernel/money";

/** Units of the stake ladder in a currency: a whole number of minor units in each. */
export const minorOf = (units: number, currency: string): Minor => BigInt(units) * BigInt(stakeUnitOf(currency));

export const wireOf = (units: number, currency: string): number => toWire(minorOf(units, currency));

/** What an amount takes of a budget, rounded up. */
export function unitsOf(amountMinor: Minor, currency: string): bigint {
	const unit = BigInt(stakeUnitOf(currency));
	return (amountMinor + unit - 1n) / unit;
}
