import type { Tx } from "@baize/platform-server";
import { PAID_AFTER_ALL } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import type { ProviderNotification } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { judgePayoutNotification } from "../rules.ts";
import { lockWithdrawal } from "../store.ts";
import { closeAnswered } from "../unknown/unknown-store.ts";
import { moveWithdrawal } from "../withdrawals/move-withdrawal.ts";
import { actionOf } from "./action-of.ts";

export async function applyToPayout(
	deps: CashierDeps,
	tx: Tx,
	provider: string,
	{ paymentId, outcome, reason: given, ...reported }: ProviderNotification,
): Promise<void> {
	const row = await lockWithdrawal(tx, paymentId);
	if (row?.provider !== provider) throw refuse("PAYMENT_NOT_FOUND");
	if (outcome !== "succeeded" && outcome !== "failed") throw refuse("CALLBACK_STATE", { state: row.state });
	const action = actionOf(judgePayoutNotification(row, { ...reported, outcome }), row.state);
	const reason = action === "payAfterAll" ? PAID_AFTER_ALL : given;
	if (!action) return;
	await closeAnswered(tx, row.id, deps.now());
	await moveWithdrawal(deps, tx, row, { action, by: "provider", reason });
}
