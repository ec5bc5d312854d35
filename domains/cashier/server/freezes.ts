import { type Id, idText } from "@baize/kernel/id";
import type { Reader, Tx } from "@baize/platform-server";
import { CASHIER_TOPIC, PAYMENT_MESSAGE } from "../contract/index.ts";
import type { House } from "./house.ts";
import { PAY_OUT_JOB, payOutKey } from "./pay-out.ts";
import { refuse } from "./refuse.ts";
import { insertStepOnce, lockUnpaidOf } from "./store.ts";
import type { WithdrawalRow } from "./tables.ts";

export const isFrozen = async ({ payoutFreezes }: House, reader: Reader, playerId: Id): Promise<boolean> =>
	(await payoutFreezes.among(reader, [playerId])).has(playerId);

/** Until the transaction ends nobody freezes the player's payouts, where nobody has. */
export async function refuseWhileFrozen({ payoutFreezes }: House, tx: Tx, playerId: Id): Promise<void> {
	if (await payoutFreezes.lockedSince(tx, playerId)) throw refuse("PAYOUTS_FROZEN");
}

const tellPages = ({ stream }: House, { player_id, id, state }: WithdrawalRow): void =>
	stream.publish(`${CASHIER_TOPIC}:${player_id}`, PAYMENT_MESSAGE, {
		kind: "withdrawal",
		paymentId: idText(id),
		state,
	});

/** What is under way shows that it stands still. */
export async function noteFreeze(house: House, tx: Tx, playerId: Id): Promise<void> {
	for (const row of await lockUnpaidOf(tx, playerId)) {
		await insertStepOnce(tx, row, { state: "frozen", at: house.now(), by: "house", reason: null });
		tellPages(house, row);
	}
}

/** What was approved before the freeze is paid now; the others wait for an operator, as any. */
export async function noteUnfreeze(house: House, tx: Tx, playerId: Id): Promise<void> {
	for (const row of await lockUnpaidOf(tx, playerId)) {
		await insertStepOnce(tx, row, { state: "unfrozen", at: house.now(), by: "operator", reason: null });
		if (row.state === "approved")
			await house.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: idText(row.id) }, { key: payOutKey(row.id) });
		tellPages(house, row);
	}
}
