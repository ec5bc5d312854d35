import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { applyToDeposit } from "./apply-to-deposit.ts";
import { applyToPayout } from "./apply-to-payout.ts";

/**
 * Applies a provider's notification exactly once, however often it arrives and by whichever way: a callback, its
 * repetition, or the answer to our poll. Refuses with PAYMENT_NOT_FOUND, CALLBACK_AMOUNT or CALLBACK_STATE, and then
 * nothing has changed.
 */
export const applyNotification = (
	deps: CashierDeps,
	provider: string,
	notification: ProviderNotification,
): Promise<void> =>
	deps.database.transaction((tx) =>
		notification.kind === "deposit"
			? applyToDeposit(deps, tx, provider, notification)
			: applyToPayout(deps, tx, provider, notification),
	);
