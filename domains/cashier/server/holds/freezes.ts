import { type Id, idText } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { CASHIER_TOPIC, PAYMENT_MESSAGE } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { PAY_OUT_JOB, payOutKey } from "../provider/pay-out.ts";
import { refuse } from "../refuse.ts";
import { insertStepOnce, lockUnpaidOf } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";

export const isFrozen = async ({ payoutFreezes }: CashierDeps, reader: Reader, playerId: Id): Promise<boolean> =>
	(await payoutFreezes.among(reader, [playerId])).has(playerId);

/** If the payouts are not frozen, they cannot be frozen before the transaction ends. */
export async function refuseWhileFrozen({ payoutFreezes }: CashierDeps, tx: Tx, playerId: Id): Promise<void> {
	if (await payoutFreezes.lockedSince(tx, playerId)) throw refuse("PAYOUTS_FROZEN");
}

export const notifyPages = ({ stream }: CashierDeps, { player_id, id, state }: WithdrawalRow): void =>
	stream.publish(`${CASHIER_TOPIC}:${player_id}`, PAYMENT_MESSAGE, {
		kind: "withdrawal",
		paymentId: idText(id),
		state,
	});

/** Open withdrawals show that they wait. */
export async function noteFreeze(deps: CashierDeps, tx: Tx, playerId: Id): Promise<void> {
	for (const row of await lockUnpaidOf(tx, playerId)) {
		await insertStepOnce(tx, row, { state: "frozen", at: deps.now(), by: "site", reason: null });
		notifyPages(deps, row);
	}
}

/** Withdrawals approved before the freeze are paid now; the others wait for an operator as usual. */
export async function noteUnfreeze(deps: CashierDeps, tx: Tx, playerId: Id): Promise<void> {
	for (const row of await lockUnpaidOf(tx, playerId)) {
		await insertStepOnce(tx, row, { state: "unfrozen", at: deps.now(), by: "operator", reason: null });
		if (row.state === "approved")
			await deps.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: idText(row.id) }, { key: payOutKey(row.id) });
		notifyPages(deps, row);
	}
}
