import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Tx } from "@baize/platform-server";
import { type UnknownAction, unknownErrors, WITHDRAWAL_ACTIONS } from "../../contract/index.ts";
import { correctionEntry } from "../books/payment-entry.ts";
import { moveDeposit } from "../deposits/move-deposit.ts";
import type { CashierDeps } from "../deps.ts";
import { readAttempt, updateAttempt } from "../provider/attempts/attempt-store.ts";
import { nextState } from "../rules.ts";
import type { DepositRow, UnknownRow, WithdrawalRow } from "../tables.ts";
import { moveWithdrawal } from "../withdrawals/move-withdrawal.ts";
import { lockDepositOf, lockWithdrawalOf } from "./payment-of.ts";
import { isPossible } from "./unknown-rules.ts";

export const refuseUnknown = refuser(unknownErrors);

/**
 * Moves the money that two operators have agreed about, in the transaction that records their decision. Refuses with
 * ACTION_NOT_OFFERED if the payment has changed since it was proposed.
 */
export async function moveMoney(deps: CashierDeps, tx: Tx, entry: UnknownRow, action: UnknownAction): Promise<void> {
	if (entry.kind === "withdrawal") return moveWithdrawalMoney(deps, tx, entry, action);
	const deposit = await lockDepositOf(tx, entry);
	if (!deposit || !isPossible(action, entry, deposit.state)) throw refuseUnknown("ACTION_NOT_OFFERED");
	const amount = entry.amount ?? entry.reported_amount ?? deposit.amount;
	if (action === "takeBack") return correct(deps, tx, entry, deposit, -amount);
	if (deposit.state === "settled") return correct(deps, tx, entry, deposit, amount);
	const attempt = await readAttempt(tx, entry.reported_id);
	if (attempt) await updateAttempt(tx, attempt, { state: "paid", changed_at: deps.now() });
	await moveDeposit(deps, tx, deposit, { action: "settle", by: "operator", change: { amount } });
}

/** The entry's id is that of the operation, so the ledger itself lets it happen only once. */
async function correct(
	{ wallet, books }: CashierDeps,
	tx: Tx,
	entry: UnknownRow,
	deposit: DepositRow,
	amountMinor: bigint,
): Promise<void> {
	const answer = await wallet.correct(tx, {
		playerId: deposit.player_id,
		currency: deposit.currency,
		correctionId: entry.id,
		corrected: deposit.id,
		against: "external",
		amountMinor,
	});
	if (answer.status === "insufficient") throw refuseUnknown("CASH_TOO_LOW", { cashMinor: toWire(answer.cashMinor) });
	check(answer.status === "done", `the wallet did not correct ${idText(deposit.id)}: ${answer.status}`);
	const { id, provider, currency } = deposit;
	await books.post(tx, correctionEntry({ id: entry.id, deposit: id, provider, currency, amountMinor }));
}

async function moveWithdrawalMoney(deps: CashierDeps, tx: Tx, entry: UnknownRow, action: UnknownAction): Promise<void> {
	const row = await lockWithdrawalOf(tx, entry);
	const move = row && actionOn(row, action);
	if (!move) throw refuseUnknown("ACTION_NOT_OFFERED");
	await moveWithdrawal(deps, tx, row, { action: move, by: "operator" });
}

function actionOn(row: WithdrawalRow, action: UnknownAction): "fail" | "pay" | "payAfterAll" | undefined {
	const wanted = action === "credit" ? "fail" : row.state === "failed" ? "payAfterAll" : "pay";
	return (action === "credit" || action === "markPaid") && nextState(WITHDRAWAL_ACTIONS[wanted], row.state)
		? wanted
		: undefined;
}
