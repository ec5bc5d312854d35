import type { Odds, Outlook } from "@baize/engines/returns";
import type { Fraction } from "@baize/kernel/odds";
import { roundsAnHour } from "./rounds-an-hour.data.ts";

/** A bet with all results of a round, and what it returns. `simulatedRounds`: in which they were counted; null where they are exact. */
export type KnownBet = { name: string; odds: readonly Odds[]; total: Fraction; simulatedRounds: number | null };

/** What is won or lost after the last of the rounds, at a stake. */
export function netsMinor(outlook: Outlook, stakeMinor: number): { low: number; middle: number; high: number } {
	const { low, middle, high } = outlook.at(-1) ?? { low: 0, middle: 0, high: 0 };
	const minorOf = (stakes: number): number => Math.round(stakes * stakeMinor);
	return { low: minorOf(low), middle: minorOf(middle), high: minorOf(high) };
}

/** What is lost in an hour on average: a part of what is staked, cut to the minor unit. */
export function priceMinor({ total }: Pick<KnownBet, "total">, kind: string, stakeMinor: number): number {
	const { numerator, denominator } = total;
	const stakedMinor = BigInt(stakeMinor) * BigInt(roundsAnHour(kind));
	return Number((stakedMinor * (denominator - numerator)) / denominator);
}
