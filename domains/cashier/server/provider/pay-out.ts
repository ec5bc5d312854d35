import { check } from "@baize/kernel/check";
import { type Id, idText, readId } from "@baize/kernel/id";
import { MINUTE_MS } from "@baize/kernel/time";
import { defineJob } from "@baize/platform-server";
import type { CashierDeps } from "../deps.ts";
import { isInReview } from "../holds/reviews.ts";
import { approvedBefore, keepReference, lockWithdrawal, noteLater } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { moveWithdrawal } from "../withdrawals/move-withdrawal.ts";
import type { PayoutStart } from "./port.ts";

/** The job that pays an approved withdrawal; its payload is {withdrawal: id as text}. */
export const PAY_OUT_JOB = defineJob("cashier.payOut", "money");
const FIRST_QUESTION_MS = 60_000;

/** One job for each withdrawal, however often it is enqueued. */
export const payOutKey = (id: Id): string => idText(id);

/**
 * First recorded as paying, then sent to the provider: after a crash in between it is sent again with the same id. If
 * the provider does not answer, the job fails and runs again: the outcome is unknown, not failed. What it makes later is
 * ordered again by the poll.
 */
export async function payOut(
	deps: CashierDeps,
	payload: Record<string, unknown>,
): Promise<PayoutStart["status"] | undefined> {
	const id = readId(String(payload.withdrawal));
	const started = id === null ? undefined : await startPaying(deps, id);
	if (!started) return undefined;
	const { row, isRepeated } = started;
	const provider = deps.providers.named(row.provider);
	check(provider?.startPayout, `the provider ${row.provider} of an approved withdrawal does not pay out`);
	const destination = deps.sealer.openText(row.destination, row.id);
	const answer = await provider.startPayout({
		paymentId: row.id,
		amountMinor: row.amount,
		currency: row.currency,
		method: row.method,
		destination,
		isRepeated,
		...(row.provider_reference === null ? {} : { reference: row.provider_reference }),
		keepReference: (reference) => keepReference(deps.database.reader, row, reference),
	});
	if (answer.status === "refused") await endUnpaid(deps, row.id, answer.reason);
	if (answer.status === "later") await noteLater(deps.database.reader, row, deps.now());
	return answer.status;
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

type Started = { row: WithdrawalRow; isRepeated: boolean };

function startPaying(deps: CashierDeps, id: Id): Promise<Started | undefined> {
	return deps.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state !== "approved" && row?.state !== "paying") return undefined;
		// A periodic job enqueues it again once payouts are open.
		if (!deps.isOpen("payout")) return undefined;
		// The end of the freeze enqueues this job again.
		if (await deps.payoutFreezes.lockedSince(tx, row.player_id)) return undefined;
		if (row.state === "paying") return { row, isRepeated: true };
		// As while payouts are closed, a periodic job enqueues it again.
		if (await isInReview(deps, tx, row.player_id)) return undefined;
		const nextPollAt = new Date(deps.clock.nowMs() + FIRST_QUESTION_MS);
		const sent = await moveWithdrawal(deps, tx, row, { action: "send", by: "site", nextPollAt });
		return { row: sent, isRepeated: false };
	});
}

async function endUnpaid(deps: CashierDeps, id: Id, reason: string): Promise<void> {
	await deps.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state === "paying") await moveWithdrawal(deps, tx, row, { action: "fail", by: "provider", reason });
	});
}
