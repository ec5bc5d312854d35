import { idText } from "@baize/kernel/id";
import type { Handler, Tx } from "@baize/platform-server";
import { type endWithdrawalHold, HOLD_OVER } from "../contract/index.ts";
import { lockNamed } from "./decide-withdrawal.ts";
import { isHeld } from "./hold-rules.ts";
import type { House } from "./house.ts";
import { announceWithdrawal } from "./move-withdrawal.ts";
import { refuse } from "./refuse.ts";
import { insertStepOnce, lockWithdrawal, updateWithdrawal, withdrawalsToRelease } from "./store.ts";
import type { Actor, WithdrawalRow } from "./tables.ts";
import { showQueued } from "./views.ts";

const AT_ONCE = 100;

/** An operator ends a hold before its time. The reason is for those who read the audit log, not for the player. */
export const endingWithdrawalHold =
	(house: House): Handler<typeof endWithdrawalHold> =>
	async ({ params, body }, { session, ip }) => {
		const row = await house.database.transaction(async (tx) => {
			const locked = await lockNamed(tx, params.withdrawal);
			if (!isHeld(locked, house.now())) throw refuse("WITHDRAWAL_STATE", { state: locked.state });
			await house.audit.record(tx, {
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
			return endHold(house, tx, locked, "operator");
		});
		return showQueued(house, row);
	};

/** By the clock: what has waited long enough goes on by itself. */
export async function endDueHolds(house: House): Promise<void> {
	for (const id of await withdrawalsToRelease(house.database.reader, house.now(), AT_ONCE))
		await house.database.transaction(async (tx) => {
			const row = await lockWithdrawal(tx, id);
			if (row?.state === "requested" && row.hold_ended_at === null) await endHold(house, tx, row, "house");
		});
}

async function endHold(house: House, tx: Tx, row: WithdrawalRow, by: Actor): Promise<WithdrawalRow> {
	const at = house.now();
	const ended = { ...row, hold_ended_at: at };
	await updateWithdrawal(tx, row, { state: row.state, changed_at: row.changed_at, hold_ended_at: at });
	await insertStepOnce(tx, row, { state: "released", at, by, reason: null });
	await announceWithdrawal(house, tx, { ...ended, reason: HOLD_OVER });
	house.log.info({ withdrawal: idText(row.id), by }, "the hold of a withdrawal has ended");
	return ended;
}
