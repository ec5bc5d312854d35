import { check } from "@baize/kernel/check";
import { type Id, idText, readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { defineJob } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import { approvedBefore, lockWithdrawal } from "../store.ts";
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
	if (!row) return;
	const provider = deps.providers.named(row.provider);
	check(provider?.startPayout, `the provider ${row.provider} of an approved withdrawal does not pay out`);
	const destination = deps.sealer.openText(row.destination, row.id);
	const answer = await provider.startPayout({
		paymentId: row.id,
		amountMinor: row.amount,
		currency: row.currency,
		method: row.method,
		destination,
	});
	if (answer.status === "refused") await endUnpaid(deps, row.id, answer.reason);
}

/** A withdrawal that was approved so long ago is not on its way: payouts were closed when its job ran. */
const WAITING_MS = MINUTE_MS;
const WAITING_PER_RUN = 100;

/** Enqueues what has waited while payouts were closed; what is frozen for another reason goes on waiting. */
export async function sendWaiting(deps: CashierDeps): Promise<void> {
	if (!deps.isOpen("payout")) return;
	const before = new Date(deps.clock.nowMs() - WAITING_MS);
	for (const id of await approvedBefore(deps.database.reader, before, WAITING_PER_RUN))
		await deps.database.transaction((tx) =>
			deps.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: idText(id) }, { key: payOutKey(id) }),
		);
}

function startPaying(deps: CashierDeps, id: Id): Promise<WithdrawalRow | undefined> {
	return deps.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state !== "approved" && row?.state !== "paying") return undefined;
		// A periodic job enqueues it again once payouts are open.
		if (!deps.isOpen("payout")) return undefined;
		// The end of the freeze enqueues this job again.
		if (await deps.payoutFreezes.lockedSince(tx, row.player_id)) return undefined;
		if (row.state === "paying") return row;
		const nextPollAt = new Date(deps.clock.nowMs() + FIRST_QUESTION_MS);
		return moveWithdrawal(deps, tx, row, { action: "send", by: "site", nextPollAt });
	});
}

async function endUnpaid(deps: CashierDeps, id: Id, reason: string): Promise<void> {
	await deps.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state === "paying") await moveWithdrawal(deps, tx, row, { action: "fail", by: "provider", reason });
	});
}
