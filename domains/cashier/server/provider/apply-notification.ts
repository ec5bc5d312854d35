import { masked } from "@baize/kernel/mask";
import type { Tx } from "@baize/platform-server";
import { PAID_AFTER_ALL } from "../../contract/index.ts";
import { moveDeposit } from "../deposits/move-deposit.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { judgeDepositNotification, judgePayoutNotification, type NotificationVerdict } from "../rules.ts";
import { lockDeposit, lockWithdrawal } from "../store.ts";
import { moveWithdrawal } from "../withdrawals/move-withdrawal.ts";

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

async function applyToDeposit(
	deps: CashierDeps,
	tx: Tx,
	provider: string,
	notification: ProviderNotification,
): Promise<void> {
	const row = await lockDeposit(tx, notification.paymentId);
	if (row?.provider !== provider) throw refuse("PAYMENT_NOT_FOUND");
	const action = actionOf(judgeDepositNotification(row, notification), row.state);
	if (!action) return;
	const card = notification.card
		? { card_token: notification.card.token, card_label: masked(notification.card.lastFour) }
		: {};
	const fingerprint = notification.card?.fingerprint;
	if (fingerprint) await deps.noteInstrument(tx, row.player_id, { kind: "card", value: fingerprint });
	await moveDeposit(deps, tx, row, { action, by: "provider", reason: notification.reason, change: card });
}

async function applyToPayout(
	deps: CashierDeps,
	tx: Tx,
	provider: string,
	notification: ProviderNotification,
): Promise<void> {
	const row = await lockWithdrawal(tx, notification.paymentId);
	if (row?.provider !== provider) throw refuse("PAYMENT_NOT_FOUND");
	const action = actionOf(judgePayoutNotification(row, notification), row.state);
	const reason = action === "payAfterAll" ? PAID_AFTER_ALL : notification.reason;
	if (action) await moveWithdrawal(deps, tx, row, { action, by: "provider", reason });
}

function actionOf<Action>(verdict: NotificationVerdict<Action>, state: string): Action | undefined {
	if (verdict.verdict === "apply") return verdict.action;
	if (verdict.verdict === "amount") throw refuse("CALLBACK_AMOUNT");
	if (verdict.verdict === "state") throw refuse("CALLBACK_STATE", { state });
	return undefined;
}
