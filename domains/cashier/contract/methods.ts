import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { depositLimits } from "./limits.ts";

/** The ways to deposit. `settlesMs` is how long it usually takes; it is shown before the player confirms. */
export const DEPOSIT_METHODS = { card: { settlesMs: MINUTE_MS } } as const;
export type DepositMethod = keyof typeof DEPOSIT_METHODS;

/** The deposit methods that accept a currency. Closing deposits for a while does not change this list. */
export const depositMethodsIn = (currency: string): DepositMethod[] => (depositLimits(currency) ? ["card"] : []);

/**
 * The ways to be paid. `group` is the code of the specification's method groups; `payoutMs` is how long the provider
 * usually takes. A card must be one that the player has deposited with; a bank account is typed. spec §3, §7
 */
export const WITHDRAWAL_METHODS = {
	card: { group: "CARD", payoutMs: 3 * DAY_MS },
	bankTransfer: { group: "CBT", payoutMs: 2 * DAY_MS },
} as const;
export type WithdrawalMethod = keyof typeof WITHDRAWAL_METHODS;

/** How long until an operator has reviewed a request, and until an approved one is with the provider. */
export const REVIEW_MS = DAY_MS;
export const SENDING_MS = HOUR_MS;

/** A deposit that is neither paid nor declined after this time has expired. */
export const DEPOSIT_LIFETIME_MS = 30 * MINUTE_MS;
