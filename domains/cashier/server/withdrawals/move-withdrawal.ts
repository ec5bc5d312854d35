import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { Moved, Payment } from "@baize/wallet/server";
import {
	PAYMENT_CHANGED,
	WITHDRAWAL_ACTIONS,
	type WithdrawalAction,
	type WithdrawalState,
} from "../../contract/index.ts";
import { postPayment } from "../books/post-payment.ts";
import type { CashierDeps } from "../deps.ts";
import { refuse } from "../refuse.ts";
import { nextState } from "../rules.ts";
import { insertStep, updateWithdrawal } from "../store.ts";
import type { Actor, WithdrawalRow } from "../tables.ts";

type Move = { action: WithdrawalAction; by: Actor; reason?: string | undefined; nextPollAt?: Date };

/**
 * Moves a locked withdrawal to its next state: the row, the step, the event and the money. Refuses with
 * WITHDRAWAL_STATE if the action is no longer allowed because another request was first.
 */
export async function moveWithdrawal(
	deps: CashierDeps,
	tx: Tx,
	row: WithdrawalRow,
	move: Move,
): Promise<WithdrawalRow> {
	const state = nextState(WITHDRAWAL_ACTIONS[move.action], row.state);
	if (!state) throw refuse("WITHDRAWAL_STATE", { state: row.state });
	const at = deps.now();
	const reason = move.reason ?? null;
	const change = { state, changed_at: at, reason, ask_at: move.nextPollAt ?? null };
	await updateWithdrawal(tx, row, change);
	await insertStep(tx, row, { state, at, by: move.by, reason });
	await announceWithdrawal(deps, tx, { ...row, ...change });
	await moveMoney(deps, tx, row, { action: move.action, state });
	return { ...row, ...change };
}

export const announceWithdrawal = (deps: CashierDeps, tx: Tx, row: WithdrawalRow): Promise<void> =>
	deps.outbox.announce(tx, PAYMENT_CHANGED, {
		kind: "withdrawal",
		paymentId: idText(row.id),
		playerId: idText(row.player_id),
		state: row.state,
		...(row.reason ? { reason: row.reason } : {}),
	});

type MoneyMove = (deps: CashierDeps, tx: Tx, payment: Payment) => Promise<Moved>;
const giveBack: MoneyMove = ({ wallet }, tx, payment) => wallet.cancelWithdrawal(tx, payment);

// It is taken whole or not at all, and no balance goes below zero: if the money is spent, a person must look at it.
const takeAgain: MoneyMove = async ({ wallet, ids }, tx, payment) => {
	const answer = await wallet.payFailedWithdrawal(tx, { ...payment, correctionId: ids() });
	if (answer.status === "insufficient") throw refuse("CALLBACK_STATE", { state: "failed" });
	return answer;
};

const MONEY_MOVES: Partial<Record<WithdrawalAction, MoneyMove>> = {
	cancel: giveBack,
	reject: giveBack,
	fail: ({ wallet }, tx, payment) => wallet.failWithdrawal(tx, payment),
	pay: ({ wallet }, tx, payment) => wallet.payWithdrawal(tx, payment),
	payAfterAll: takeAgain,
};

async function moveMoney(
	deps: CashierDeps,
	tx: Tx,
	row: WithdrawalRow,
	{ action, state }: { action: WithdrawalAction; state: WithdrawalState },
): Promise<void> {
	const answer = await MONEY_MOVES[action]?.(deps, tx, paymentOf(row));
	check(!answer || answer.status === "done", `the wallet did not ${action} ${idText(row.id)}: ${answer?.status}`);
	if (state === "paid") await postPayment(deps, tx, "withdrawal", row);
}

/** The ledger knows the payment by the withdrawal's id, from its request to its end. */
export const paymentOf = (row: WithdrawalRow): Payment => ({
	playerId: row.player_id,
	currency: row.currency,
	amountMinor: row.amount,
	reference: row.id,
});
