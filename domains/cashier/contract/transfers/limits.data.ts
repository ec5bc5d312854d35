import { DAY_MS } from "@baize/kernel/time";
import type { HoldCause } from "../payout-holds.data.ts";

/** In major units: the smallest and the largest transfer, all transfers of a day together, amounts offered as buttons. */
export type TransferLimitRow = {
	currency: string;
	min: number;
	max: number;
	day: number;
	quick: readonly number[];
};

/** A currency that is missing has no transfers. */
export const TRANSFER_LIMITS: readonly TransferLimitRow[] = [
	{ currency: "CAD", min: 10, max: 1_000, day: 2_000, quick: [20, 50, 100] },
	{ currency: "USD", min: 10, max: 1_000, day: 2_000, quick: [20, 50, 100] },
	{ currency: "EUR", min: 10, max: 1_000, day: 2_000, quick: [20, 50, 100] },
	{ currency: "MXN", min: 150, max: 16_000, day: 32_000, quick: [300, 1_000, 2_000] },
	{ currency: "BRL", min: 40, max: 5_000, day: 10_000, quick: [100, 200, 500] },
];

/** How many transfers a player sends in 24 hours, and how many may name a player who receives none. */
export const TRANSFERS_PER_DAY = 5;
export const UNKNOWN_RECEIVERS_PER_DAY = 5;

/** What is not taken for so long returns to its sender. */
export const TRANSFER_WAIT_MS = 7 * DAY_MS;

/**
 * Before that many hours a transfer cannot be taken, counted from the first transfer to this receiver or from a change of
 * the sender's security: the owner of the account reads the mails while an intruder waits.
 */
export const TRANSFER_HOLD_HOURS: Readonly<Record<HoldCause, number>> = {
	newDestination: 24,
	passwordChanged: 72,
	phoneChanged: 72,
	emailChanged: 72,
};
