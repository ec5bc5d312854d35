import { idText, readId } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type { approveWithdrawal, rejectWithdrawal } from "../contract/index.ts";
import { refuseWhileFrozen } from "./freezes.ts";
import { isHeld } from "./hold-rules.ts";
import type { House } from "./house.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";
import { PAY_OUT_JOB, payOutKey } from "./pay-out.ts";
import { refuse } from "./refuse.ts";
import { lockWithdrawal } from "./store.ts";
import type { WithdrawalRow } from "./tables.ts";
import { showQueued } from "./views.ts";

/** Approved, and the work of paying it put into the outbox by the same transaction: neither is without the other. */
export const approvingWithdrawal =
	(house: House): Handler<typeof approveWithdrawal> =>
	async ({ params }, visit) => {
		const row = await house.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			if (isHeld(locked, house.now())) throw refuse("WITHDRAWAL_HELD", heldDetails(locked));
			await refuseWhileFrozen(house, tx, locked.player_id);
			await recordDecision(house, tx, visit, locked, "approved");
			await house.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: params.withdrawal }, { key: payOutKey(locked.id) });
			return moveWithdrawal(house, tx, locked, { action: "approve", by: "operator" });
		});
		return showQueued(house, row);
	};

export const rejectingWithdrawal =
	(house: House): Handler<typeof rejectWithdrawal> =>
	async ({ params, body }, visit) => {
		const reason = body.reason.trim();
		const row = await house.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			await recordDecision(house, tx, visit, locked, "rejected", reason);
			return moveWithdrawal(house, tx, locked, { action: "reject", by: "operator", reason });
		});
		return showQueued(house, row);
	};

const heldDetails = ({ held_until, hold_causes }: WithdrawalRow) => ({
	untilMs: held_until?.getTime() ?? 0,
	reasons: [...hold_causes],
});

export async function lockNamed(tx: Tx, text: string): Promise<WithdrawalRow> {
	const id = readId(text);
	const locked = id === null ? undefined : await lockWithdrawal(tx, id);
	if (!locked || locked.state === "refused") throw refuse("PAYMENT_NOT_FOUND");
	return locked;
}

const recordDecision = (
	house: House,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: WithdrawalRow,
	decision: "approved" | "rejected",
	reason?: string,
): Promise<void> =>
	house.audit.record(tx, {
		action: `withdrawal.${decision}`,
		actorId: session.playerId,
		playerId: row.player_id,
		target: idText(row.id),
		details: { amountMinor: Number(row.amount), currency: row.currency, ...(reason ? { reason } : {}) },
		ip,
	});
