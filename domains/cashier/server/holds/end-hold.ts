import { idText } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import { type endWithdrawalHold, HOLD_OVER } from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { showQueued } from "../reads/queued-view.ts";
import { refuse } from "../refuse.ts";
import { insertStepOnce, lockWithdrawal, updateWithdrawal, withdrawalsToRelease } from "../store.ts";
import type { Actor, WithdrawalRow } from "../tables.ts";
import { refuseClaimed } from "../withdrawals/claim-withdrawal.ts";
import { lockNamed } from "../withdrawals/lock-named.ts";
import { announceWithdrawal } from "../withdrawals/move-withdrawal.ts";
import { isOnHold } from "./hold-rules.ts";

const AT_ONCE = 100;

/** An operator ends a hold early. The reason goes to the audit log and is not shown to the player. */
export const endingWithdrawalHold =
	(deps: CashierDeps): Handler<typeof endWithdrawalHold> =>
	async ({ params, body }, { session, ip }) => {
		const row = await deps.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			await refuseClaimed(deps, tx, locked, session.playerId);
			if (!isOnHold(locked, deps.now())) throw refuse("WITHDRAWAL_STATE", { state: locked.state });
			await deps.audit.record(tx, {
				action: "withdrawal.holdEnded",
				actorId: session.playerId,
				playerId: locked.player_id,
				target: params.withdrawal,
				details: {
					amountMinor: Number(locked.amount),
					currency: locked.currency,
					heldUntil: locked.held_until?.toISOString(),
					causes: locked.hold_causes,
					reason: body.reason.trim(),
				},
				ip,
			});
			return endHold(deps, tx, locked, "operator");
		});
		return showQueued(deps, row, session.playerId);
	};

/** Runs periodically: a withdrawal whose hold has expired continues without an operator. */
export async function endDueHolds(deps: CashierDeps): Promise<void> {
	for (const id of await withdrawalsToRelease(deps.database.reader, deps.now(), AT_ONCE))
		await deps.database.transaction(async (tx) => {
			const row = await lockWithdrawal(tx, id);
			if (row?.state === "requested" && row.hold_ended_at === null) await endHold(deps, tx, row, "site");
		});
}

async function endHold(deps: CashierDeps, tx: Tx, row: WithdrawalRow, by: Actor): Promise<WithdrawalRow> {
	const at = deps.now();
	const ended = { ...row, hold_ended_at: at };
	await updateWithdrawal(tx, row, { state: row.state, changed_at: row.changed_at, hold_ended_at: at });
	await insertStepOnce(tx, row, { state: "released", at, by, reason: null });
	await announceWithdrawal(deps, tx, { ...ended, reason: HOLD_OVER });
	deps.log.info({ withdrawal: idText(row.id), by }, "the hold of a withdrawal has ended");
	return ended;
}
