import { HOUR_MS } from "@baize/kernel/time";
import type { JournalRow } from "@baize/ledger/contract";
import { isNothing, type JackpotRate, type Movement, movementOf, NO_MOVEMENT } from "../commission/movement.ts";
import { sumOf } from "../commission/sum-of.ts";
import { ownStakeOf } from "./facts.ts";

export type HourSums = Movement & { stakedMinor: bigint };
/** By the first moment of the hour. */
export type Hours = Map<number, HourSums>;

type Counted = Omit<JournalRow, "isSealed">;

const NO_SUMS: HourSums = { ...NO_MOVEMENT, stakedMinor: 0n };

/** Adds what an operation is for the player's affiliate to the sums of its hour, in any order. */
export function addToHours(hours: Hours, operation: Counted, jackpotRate: JackpotRate): void {
	const movement = movementOf(operation, jackpotRate);
	const stakedMinor = ownStakeOf(operation);
	if (isNothing(movement) && stakedMinor === 0n) return;
	const hourMs = operation.atMs - (operation.atMs % HOUR_MS);
	hours.set(hourMs, sumOf(hours.get(hourMs) ?? NO_SUMS, { ...movement, stakedMinor }));
}
