import { check } from "@baize/kernel/check";
import { bucketOf, readId } from "@baize/kernel/id";
import { isOpenDeposit } from "../../contract/index.ts";
import { countedOf } from "../deposits/move-deposit.ts";
import type { CashierDeps } from "../deps.ts";
import { lockDeposit } from "../store.ts";
import type { AttemptRow, DepositRow } from "../tables.ts";
import { applyNotification } from "./apply-notification.ts";
import { readAttempt } from "./attempts/attempt-store.ts";

/**
 * Takes the money of an authorised deposit, or releases it where the player's limits or breaks no longer allow it. If
 * the provider does not answer, the job fails and runs again: both calls may be repeated.
 */
export async function captureDeposit(deps: CashierDeps, payload: Record<string, unknown>): Promise<void> {
	const id = readId(String(payload.attempt));
	const attempt = id === null ? undefined : await readAttempt(deps.database.reader, id);
	if (attempt?.state !== "authorised") return;
	const provider = deps.providers.named(attempt.provider);
	check(provider?.capture && provider.voidPayment, "only a provider that captures reports what is authorised");
	const { row, isAllowed } = await judge(deps, attempt);
	const order = { paymentId: attempt.id, amountMinor: row.amount, currency: row.currency };
	const answer = isAllowed ? await provider.capture(order) : await provider.voidPayment(order);
	const outcome = answer.status === "captured" ? "succeeded" : "failed";
	const reason = answer.status === "refused" ? answer.reason : isAllowed ? undefined : "limits";
	await applyNotification(deps, provider.name, { kind: "deposit", ...order, outcome, ...(reason ? { reason } : {}) });
}

const judge = (deps: CashierDeps, attempt: AttemptRow): Promise<{ row: DepositRow; isAllowed: boolean }> =>
	deps.database.transaction(async (tx) => {
		const row = (await lockDeposit(tx, { bucket: bucketOf(attempt.player_id), id: attempt.payment_id }))!;
		const verdict = await deps.saferPlay.judgeCapture(tx, countedOf(row));
		return { row, isAllowed: verdict === "allowed" && isOpenDeposit(row.state) };
	});
