import type { CashierDeps } from "../deps.ts";
import { type DuePayment, readDepositIn, readWithdrawalRow } from "../store.ts";
import { noteUnknown } from "./unknown-store.ts";

/** Puts a payment about which no provider answers in the queue of what people decide. It goes on being polled. */
export async function noteSilence(deps: CashierDeps, due: DuePayment): Promise<void> {
	const { reader } = deps.database;
	const row = due.kind === "deposit" ? await readDepositIn(reader, due) : await readWithdrawalRow(reader, due.id);
	// Its end may have come since.
	if (!row?.ask_at) return;
	await noteUnknown(reader, {
		id: deps.ids(),
		kind: due.kind,
		why: "noAnswer",
		provider: row.provider,
		reported_id: row.id,
		payment_id: row.id,
		player_id: row.player_id,
		outcome: null,
		reported_amount: null,
		reported_currency: null,
		expected_amount: row.amount,
		expected_currency: row.currency,
		at: deps.now(),
	});
}
