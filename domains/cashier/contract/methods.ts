import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { depositLimits } from "./limits.ts";

/** The ways to pay in. `settlesMs` is how long it takes as a rule, told before the player commits. */
export const DEPOSIT_METHODS = { card: { settlesMs: MINUTE_MS } } as const;
export type DepositMethod = keyof typeof DEPOSIT_METHODS;

/** The ways to pay in that take a currency; closing deposits for the moment changes nothing of it. */
export const depositMethodsIn = (currency: string): DepositMethod[] => (depositLimits(currency) ? ["card"] : []);

/**
 * The ways to be paid. `group` is the code of the specification's method groups; `payoutMs` is how long the provider takes
 * as a rule. A card is one that the player has paid in with; a bank account is typed. spec §3, §7
 */
export const WITHDRAWAL_METHODS = {
	card: { group: "CARD", payoutMs: 3 * DAY_MS },
	bankTransfer: { group: "CBT", payoutMs: 2 * DAY_MS },
} as const;
export type WithdrawalMethod = keyof typeof WITHDRAWAL_METHODS;

/** By when an operator has looked at a request, and by when an approved one is with the provider. */
export const REVIEW_MS = DAY_MS;
export const SENDING_MS = HOUR_MS;

/** A deposit that is neither paid nor declined by then has expired. */
export const DEPOSIT_LIFETIME_MS = 30 * MINUTE_MS;
