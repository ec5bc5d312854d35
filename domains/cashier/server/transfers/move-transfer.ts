import { check } from "@baize/kernel/check";
import { refuser } from "@baize/kernel/error";
import { idText } from "@baize/kernel/id";
import type { Tx } from "@baize/platform-server";
import type { Payment } from "@baize/wallet/server";
import {
	TRANSFER_ACTIONS,
	TRANSFER_CHANGED,
	type TransferAction,
	type TransferEnding,
	transferErrors,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { nextState } from "../rules.ts";
import { insertStep } from "../store.ts";
import type { Actor, TransferRow } from "../tables.ts";
import { markArrived, updateTransfer } from "./store.ts";

export const refuseTransfer = refuser(transferErrors);

/** The ledger knows what is sent by the transfer's id, from the sending to its return. */
export const paymentOf = (row: TransferRow): Payment => ({
	playerId: row.player_id,
	currency: row.currency,
	amountMinor: row.amount,
	reference: row.id,
});

type Move = { action: TransferAction; by: Actor; ending?: TransferEnding; reason?: string };

/** Moves a locked transfer to its next state: the row, the step and the event. Refused if another was first. */
export async function moveTransfer(
	deps: CashierDeps,
	tx: Tx,
	row: TransferRow,
	{ action, by, ending, reason }: Move,
): Promise<TransferRow> {
	const state = nextState(TRANSFER_ACTIONS[action], row.state);
	if (!state) throw refuseTransfer("TRANSFER_STATE", { state: row.state });
	const at = deps.now();
	const change = { state, changed_at: at, ending: ending ?? null, reason: reason ?? null };
	await updateTransfer(tx, row, change);
	await insertStep(tx, row, { state: ending ?? state, at, by, reason: reason ?? null });
	const moved = { ...row, ...change };
	await announceTransfer(deps, tx, moved);
	return moved;
}

export async function announceTransfer({ outbox }: CashierDeps, tx: Tx, row: TransferRow): Promise<void> {
	check(row.receiver_id !== null, "only a refused transfer has no receiver");
	await outbox.announce(tx, TRANSFER_CHANGED, {
		transferId: idText(row.id),
		senderId: idText(row.player_id),
		receiverId: idText(row.receiver_id),
		state: row.state,
		...(row.ending ? { endedBy: row.ending } : {}),
		...(row.reason ? { reason: row.reason } : {}),
	});
}

/** The money returns to its sender, in the transaction that says so. */
export async function giveBack(
	deps: CashierDeps,
	tx: Tx,
	row: TransferRow,
	end: { ending: TransferEnding; by: Actor; reason?: string },
): Promise<TransferRow> {
	const moved = await moveTransfer(deps, tx, row, { action: "giveBack", ...end });
	const answer = await deps.wallet.returnTransfer(tx, paymentOf(row));
	check(answer.status === "done", `the wallet did not return the transfer ${idText(row.id)}: ${answer.status}`);
	return moved;
}

/** The last leg: into the receiver's wallet, once, because its operation has the id that was made with the transfer. */
export async function arrive(deps: CashierDeps, tx: Tx, row: TransferRow): Promise<TransferRow> {
	const { receiver_id: playerId } = row;
	check(playerId !== null, "an accepted transfer has a receiver");
	const moved = await moveTransfer(deps, tx, row, { action: "arrive", by: "site" });
	await markArrived(tx, playerId, row.id);
	const answer = await deps.wallet.receiveTransfer(tx, { ...paymentOf(row), playerId, arrivalId: row.arrival_id });
	check(answer.status === "done", `the wallet did not take the transfer ${idText(row.id)}: ${answer.status}`);
	return moved;
}
