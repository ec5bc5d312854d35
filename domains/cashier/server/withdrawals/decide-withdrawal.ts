import { idText, readId } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import type { approveWithdrawal, rejectWithdrawal } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { refuseWhileFrozen } from "../holds/freezes.ts";
import { isOnHold } from "../holds/hold-rules.ts";
import { PAY_OUT_JOB, payOutKey } from "../provider/pay-out.ts";
import { showQueued } from "../reads/views.ts";
import { refuse } from "../refuse.ts";
import { lockWithdrawal } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";

/** Approves, and enqueues the payment job in the same transaction: neither exists without the other. */
export const approvingWithdrawal =
	(deps: CashierDeps): Handler<typeof approveWithdrawal> =>
	async ({ params }, visit) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			if (isOnHold(locked, deps.now())) throw refuse("WITHDRAWAL_HELD", holdDetails(locked));
			await refuseWhileFrozen(deps, tx, locked.player_id);
			await recordDecision(deps, tx, visit, locked, "approved");
			await deps.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: params.withdrawal }, { key: payOutKey(locked.id) });
			return moveWithdrawal(deps, tx, locked, { action: "approve", by: "operator" });
		});
		return showQueued(deps, row);
	};

export const rejectingWithdrawal =
	(deps: CashierDeps): Handler<typeof rejectWithdrawal> =>
	async ({ params, body }, visit) => {
		const reason = body.reason.trim();
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			await recordDecision(deps, tx, visit, locked, "rejected", reason);
			return moveWithdrawal(deps, tx, locked, { action: "reject", by: "operator", reason });
		});
		return showQueued(deps, row);
	};

const holdDetails = ({ held_until, hold_causes }: WithdrawalRow) => ({
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
	deps: CashierDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: WithdrawalRow,
	decision: "approved" | "rejected",
	reason?: string,
): Promise<void> =>
	deps.audit.record(tx, {
		action: `withdrawal.${decision}`,
		actorId: session.playerId,
		playerId: row.player_id,
		target: idText(row.id),
		details: { amountMinor: Number(row.amount), currency: row.currency, ...(reason ? { reason } : {}) },
		ip,
	});
