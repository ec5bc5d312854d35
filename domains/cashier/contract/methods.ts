import { DAY_MS, HOUR_MS, MINUTE_MS } from "@baize/kernel/time";
import { depositLimits } from "./limits.ts";

/**
 * The ways to deposit. `group` is the code of the specification's method groups; `settlesMs` is how long it usually
 * takes, which is shown before the player confirms. A deposit that is neither paid nor declined after `lifetimeMs` has
 * expired.
 */
export const DEPOSIT_METHODS = {
	card: { group: "CARD", settlesMs: MINUTE_MS, lifetimeMs: 30 * MINUTE_MS },
	crypto: { group: "CRYPTO", settlesMs: HOUR_MS, lifetimeMs: DAY_MS },
	bankTransfer: { group: "CBT", settlesMs: 2 * DAY_MS, lifetimeMs: 14 * DAY_MS },
} as const;
export type DepositMethod = keyof typeof DEPOSIT_METHODS;

export const DEPOSIT_METHOD_NAMES = Object.keys(DEPOSIT_METHODS) as DepositMethod[];

/**
 * The deposit methods that have limits in a currency. Which of them are offered depends on the providers; closing
 * deposits for a while does not change this list.
 */
export const depositMethodsIn = (currency: string): DepositMethod[] =>
	depositLimits(currency) ? DEPOSIT_METHOD_NAMES : [];

/**
 * The ways to be paid. `group` is the code of the specification's method groups; `payoutMs` is how long the provider
 * usually takes. A card must be one that the player has deposited with; a bank account is typed, and so is an address of
 * coins, to which as much goes back as came by coins. spec §3, §7
 */
export const WITHDRAWAL_METHODS = {
	card: { group: "CARD", payoutMs: 3 * DAY_MS },
	bankTransfer: { group: "CBT", payoutMs: 2 * DAY_MS },
	crypto: { group: "CRYPTO", payoutMs: HOUR_MS },
} as const;
export type WithdrawalMethod = keyof typeof WITHDRAWAL_METHODS;

/** How long until an operator has reviewed a request, and until an approved one is with the provider. */
export const REVIEW_MS = DAY_MS;
export const SENDING_MS = HOUR_MS;
