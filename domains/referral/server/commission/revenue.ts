import { type Minor, share } from "@baize/kernel/money";
import type { Costs } from "../../contract/index.ts";
import type { Movement } from "./movement.ts";

/** Revenue as an affiliate reads it, line by line: costs are above zero and are taken off. */
export type Revenue = {
	casinoMinor: Minor;
	sportsMinor: Minor;
	bonusMinor: Minor;
	jackpotMinor: Minor;
	dutyMinor: Minor;
	feesMinor: Minor;
	chargedBackMinor: Minor;
	/** What remains: the net gaming revenue. */
	netMinor: Minor;
};

const WHOLE = 10_000n;

/** Of one player in a month. Each cost is truncated, so no fraction is taken from the affiliate. */
export function revenueOf(movement: Movement, { duty, fees }: Costs): Revenue {
	const { casinoMinor, sportsMinor, bonusMinor, depositedMinor, withdrawnMinor, chargedBackMinor } = movement;
	const lines = {
		...{ casinoMinor, sportsMinor, bonusMinor, chargedBackMinor },
		jackpotMinor: movement.jackpotParts / WHOLE,
		dutyMinor: share(casinoMinor, duty.casino, WHOLE) + share(sportsMinor, duty.sports, WHOLE),
		feesMinor: share(depositedMinor, fees.deposits, WHOLE) + share(withdrawnMinor, fees.withdrawals, WHOLE),
	};
	const { jackpotMinor, dutyMinor, feesMinor } = lines;
	const costs = bonusMinor + jackpotMinor + dutyMinor + feesMinor + chargedBackMinor;
	return { ...lines, netMinor: casinoMinor + sportsMinor - costs };
}

export const NO_REVENUE: Revenue = {
	casinoMinor: 0n,
	sportsMinor: 0n,
	bonusMinor: 0n,
	jackpotMinor: 0n,
	dutyMinor: 0n,
	feesMinor: 0n,
	chargedBackMinor: 0n,
	netMinor: 0n,
};
