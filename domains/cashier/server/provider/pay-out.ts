import { type Id, idText, readId } from "@baize/kernel/id";
import { defineJob } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import { lockWithdrawal } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { moveWithdrawal } from "../withdrawals/move-withdrawal.ts";

/** The job that pays an approved withdrawal; its payload is {withdrawal: id as text}. */
export const PAY_OUT_JOB = defineJob("cashier.payOut", "money");
const FIRST_QUESTION_MS = 60_000;

/** One job for each withdrawal, however often it is enqueued. */
export const payOutKey = (id: Id): string => idText(id);

/**
 * First recorded as paying, then sent to the provider: after a crash in between it is sent again with the same id. If
 * the provider does not answer, the job fails and runs again: the outcome is unknown, not failed.
 */
export async function payOut(deps: CashierDeps, payload: Record<string, unknown>): Promise<void> {
	const id = readId(String(payload.withdrawal));
	const row = id === null ? undefined : await startPaying(deps, id);
	if (!row || !deps.provider) return;
	const destination = deps.sealer.openText(row.destination, row.id);
	const answer = await deps.provider.startPayout({
		paymentId: row.id,
		amountMinor: row.amount,
		currency: row.currency,
		method: row.method,
		destination,
	});
	if (answer.status === "refused") await endUnpaid(deps, row.id, answer.reason);
}

function startPaying(deps: CashierDeps, id: Id): Promise<WithdrawalRow | undefined> {
	return deps.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state !== "approved" && row?.state !== "paying") return undefined;
		// The end of the freeze enqueues this job again.
		if (await deps.payoutFreezes.lockedSince(tx, row.player_id)) return undefined;
		if (row.state === "paying") return row;
		const nextPollAt = new Date(deps.clock.nowMs() + FIRST_QUESTION_MS);
		return moveWithdrawal(deps, tx, row, { action: "send", by: "house", nextPollAt });
	});
}

async function endUnpaid(deps: CashierDeps, id: Id, reason: string): Promise<void> {
	await deps.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state === "paying") await moveWithdrawal(deps, tx, row, { action: "fail", by: "provider", reason });
	});
}
