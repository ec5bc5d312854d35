import { type Id, idText, readId } from "@baize/kernel/id";
import { defineJob } from "@baize/platform-server";
import type { House } from "./house.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { lockWithdrawal } from "./store.ts";
import type { WithdrawalRow } from "./tables.ts";

/** The work of paying an approved withdrawal; its payload is {withdrawal: id as text}. */
export const PAY_OUT_JOB = defineJob("cashier.payOut", "money");
const FIRST_QUESTION_MS = 60_000;

/** One job for each withdrawal, however often it is enqueued. */
export const payOutKey = (id: Id): string => idText(id);

/**
 * First written down as paying, then asked of the provider: after a crash in between it is asked again with the same id.
 * A provider that does not answer makes the job fail, and it comes again: the outcome is unknown, not failed.
 */
export async function payOut(house: House, payload: Record<string, unknown>): Promise<void> {
	const id = readId(String(payload.withdrawal));
	const row = id === null ? undefined : await startPaying(house, id);
	if (!row || !house.provider) return;
	const destination = house.sealer.openText(row.destination, row.id);
	const answer = await house.provider.startPayout({
		paymentId: row.id,
		amountMinor: row.amount,
		currency: row.currency,
		method: row.method,
		destination,
	});
	if (answer.status === "refused") await endUnpaid(house, row.id, answer.reason);
}

function startPaying(house: House, id: Id): Promise<WithdrawalRow | undefined> {
	return house.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state !== "approved" && row?.state !== "paying") return undefined;
		// The end of the freeze brings this work again.
		if (await house.payoutFreezes.lockedSince(tx, row.player_id)) return undefined;
		if (row.state === "paying") return row;
		const askAt = new Date(house.clock.nowMs() + FIRST_QUESTION_MS);
		return moveWithdrawal(house, tx, row, { action: "send", by: "house", askAt });
	});
}

async function endUnpaid(house: House, id: Id, reason: string): Promise<void> {
	await house.database.transaction(async (tx) => {
		const row = await lockWithdrawal(tx, id);
		if (row?.state === "paying") await moveWithdrawal(house, tx, row, { action: "fail", by: "provider", reason });
	});
}
