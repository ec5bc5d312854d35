import { check } from "@baize/kernel/check";
import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import { DEPOSIT_ACTIONS, type DepositAction, isOpenDeposit, PAYMENT_CHANGED } from "../../contract/index.ts";
import { postPayment } from "../books/post-payment.ts";
import { lockDebts } from "../chargebacks/debt-store.ts";
import { repayFromDeposit } from "../chargebacks/repay-debt.ts";
import type { CashierDeps } from "../deps.ts";
import { nextState } from "../rules.ts";
import { insertStep, updateDeposit } from "../store.ts";
import type { Actor, DepositRow } from "../tables.ts";

type Move = {
	action: DepositAction;
	by: Actor;
	reason?: string | undefined;
	/** `amount`: what came, where two operators have agreed to credit another amount than was ordered. */
	change?: Partial<Pick<DepositRow, "pay_url" | "card_token" | "card_label" | "ask_at" | "provider" | "amount">>;
};

/** Moves a locked deposit to its next state: the row, the step, the event and, if it settles, the money. */
export async function moveDeposit(deps: CashierDeps, tx: Tx, row: DepositRow, move: Move): Promise<DepositRow> {
	const state = nextState(DEPOSIT_ACTIONS[move.action], row.state);
	check(state, `a deposit in ${row.state} does not ${move.action}`);
	const at = deps.now();
	const reason = move.reason ?? null;
	const rest = isOpenDeposit(state) ? {} : { ask_at: null };
	const change = { state, changed_at: at, reason, ...rest, ...move.change };
	await updateDeposit(tx, row, change);
	await insertStep(tx, row, { state, at, by: move.by, reason });
	const moved = { ...row, ...change };
	await announceDeposit(deps, tx, moved);
	if (state === "settled") await payIn(deps, tx, moved);
	else if (!isOpenDeposit(state)) await deps.saferPlay.freeDeposit(tx, row.player_id, row.id);
	return moved;
}

export const announceDeposit = (deps: CashierDeps, tx: Tx, row: DepositRow): Promise<void> =>
	deps.outbox.announce(tx, PAYMENT_CHANGED, {
		kind: "deposit",
		paymentId: idText(row.id),
		playerId: idText(row.player_id),
		state: row.state,
		...(row.reason ? { reason: row.reason } : {}),
	});

/** The deposit as safer play counts it. */
export const countedOf = (row: DepositRow) => ({
	playerId: row.player_id,
	reference: row.id,
	currency: row.currency,
	amountMinor: row.amount,
});

/**
 * The only place where the money of a deposit enters the books. The ledger knows the operation by the deposit's id, so
 * the ledger itself lets it happen only once.
 */
async function payIn(deps: CashierDeps, tx: Tx, row: DepositRow): Promise<void> {
	// It may have expired in the meantime, and then it no longer counted.
	await deps.saferPlay.countDeposit(tx, countedOf(row));
	const debts = await lockDebts(tx, row.player_id, row.currency);
	const answer = await deps.wallet.deposit(tx, {
		playerId: row.player_id,
		currency: row.currency,
		amountMinor: row.amount,
		reference: row.id,
	});
	check(answer.status === "done", `the wallet did not take the deposit ${idText(row.id)}: ${answer.status}`);
	await postPayment(deps, tx, "deposit", row);
	await repayFromDeposit(deps, tx, debts, row.amount);
}
