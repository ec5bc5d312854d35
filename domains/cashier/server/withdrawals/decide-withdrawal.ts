import { idText } from "@baize/kernel/id";
import type { Handler, SignedInVisit, Tx } from "@baize/platform-server";
import { APPROVALS_NEEDED, type approveWithdrawal, type rejectWithdrawal } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { notifyPages, refuseWhileFrozen } from "../holds/freezes.ts";
import { isOnHold } from "../holds/hold-rules.ts";
import { isInReview } from "../holds/reviews.ts";
import { PAY_OUT_JOB, payOutKey } from "../provider/pay-out.ts";
import { showQueued } from "../reads/queued-view.ts";
import { refuse } from "../refuse.ts";
import { insertStepOnce, updateWithdrawal } from "../store.ts";
import type { WithdrawalRow } from "../tables.ts";
import { refuseUnknown } from "../unknown/move-money.ts";
import { refuseClaimed } from "./claim-withdrawal.ts";
import { lockNamed } from "./lock-named.ts";
import { moveWithdrawal } from "./move-withdrawal.ts";

/** Approves, and enqueues the payment job in the same transaction: neither exists without the other. */
export const approvingWithdrawal =
	(deps: CashierDeps): Handler<typeof approveWithdrawal> =>
	async ({ params }, visit) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			await refuseClaimed(deps, tx, locked, visit.session.playerId);
			if (isOnHold(locked, deps.now())) throw refuse("WITHDRAWAL_HELD", holdDetails(locked));
			await refuseWhileFrozen(deps, tx, locked.player_id);
			if (await isInReview(deps, tx, locked.player_id)) throw refuse("WITHDRAWAL_IN_REVIEW");
			if (locked.state === "requested" && isFirstOfTwo(locked)) return approveOnce(deps, tx, visit, locked);
			if (locked.approved_once_by === visit.session.playerId) throw refuseUnknown("SECOND_OPERATOR_NEEDED");
			await recordDecision(deps, tx, visit, locked, "approved");
			await deps.outbox.enqueue(tx, PAY_OUT_JOB, { withdrawal: params.withdrawal }, { key: payOutKey(locked.id) });
			return moveWithdrawal(deps, tx, locked, { action: "approve", by: "operator" });
		});
		return showQueued(deps, row, visit.session.playerId);
	};

const isFirstOfTwo = ({ lane, approved_once_by }: WithdrawalRow): boolean =>
	APPROVALS_NEEDED[lane] > 1 && approved_once_by === null;

/** The first approval of two: nothing is sent, and the next operator finds it free. */
async function approveOnce(
	deps: CashierDeps,
	tx: Tx,
	visit: SignedInVisit,
	row: WithdrawalRow,
): Promise<WithdrawalRow> {
	const at = deps.now();
	const once = {
		approved_once_by: visit.session.playerId,
		approved_once_at: at,
		claimed_by: null,
		claimed_until: null,
	};
	await recordDecision(deps, tx, visit, row, "approvedOnce");
	await updateWithdrawal(tx, row, { state: row.state, changed_at: row.changed_at, ...once });
	await insertStepOnce(tx, row, { state: "approvedOnce", at, by: "operator", reason: null });
	notifyPages(deps, row);
	return { ...row, ...once };
}

export const rejectingWithdrawal =
	(deps: CashierDeps): Handler<typeof rejectWithdrawal> =>
	async ({ params, body }, visit) => {
		const reason = body.reason.trim();
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			await refuseClaimed(deps, tx, locked, visit.session.playerId);
			await recordDecision(deps, tx, visit, locked, "rejected", reason);
			return moveWithdrawal(deps, tx, locked, { action: "reject", by: "operator", reason });
		});
		return showQueued(deps, row, visit.session.playerId);
	};

const holdDetails = ({ held_until, hold_causes }: WithdrawalRow) => ({
	untilMs: held_until?.getTime() ?? 0,
	reasons: [...hold_causes],
});

const recordDecision = (
	deps: CashierDeps,
	tx: Tx,
	{ session, ip }: SignedInVisit,
	row: WithdrawalRow,
	decision: "approved" | "approvedOnce" | "rejected",
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
