import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Session } from "@baize/platform-server";
import {
	type DepositView,
	type HistoryRowView,
	type HoldView,
	type Limits,
	type QueuedWithdrawalView,
	type StepView,
	WITHDRAWAL_ACTIONS,
	type WithdrawalView,
} from "../contract/index.ts";
import { isHeld } from "./hold-rules.ts";
import type { House } from "./house.ts";
import { type PaymentRow, totalsOf } from "./read-store.ts";
import { nextState, nextStepBy } from "./rules.ts";
import { readSteps } from "./store.ts";
import type { DepositRow, StepRow, WithdrawalRow } from "./tables.ts";

const stepView = ({ state, at, by, reason }: StepRow): StepView => ({
	state,
	atMs: at.getTime(),
	by,
	...(reason ? { reason } : {}),
});

export async function showDeposit(house: House, row: DepositRow): Promise<DepositView> {
	const steps = await readSteps(house.database.reader, row.bucket, [row.id]);
	return {
		depositId: idText(row.id),
		state: row.state,
		method: row.method,
		amountMinor: toWire(row.amount),
		currency: row.currency,
		...(row.state === "pending" && row.pay_url ? { payUrl: row.pay_url } : {}),
		...(row.card_label ? { source: row.card_label } : {}),
		...(row.reason ? { reason: row.reason } : {}),
		createdAtMs: row.created_at.getTime(),
		expiresAtMs: row.expires_at.getTime(),
		steps: steps.map(stepView),
	};
}

export async function showWithdrawal(house: House, row: WithdrawalRow, session: Session): Promise<WithdrawalView> {
	return (await showWithdrawals(house, [row], session))[0]!;
}

/** A player's own; they share his bucket. */
export async function showWithdrawals(
	house: House,
	found: readonly WithdrawalRow[],
	session: Session,
): Promise<WithdrawalView[]> {
	const steps = await readSteps(
		house.database.reader,
		session.bucket,
		found.map(({ id }) => id),
	);
	const mayCancel = await house.mayCancelWithdrawal(session);
	const frozen = await house.payoutFreezes.among(house.database.reader, [session.playerId]);
	return found.map((row) => ({
		withdrawalId: idText(row.id),
		...whatAndWhen(row, steps, holdView(row, house.now(), frozen)),
		canCancel: mayCancel && nextState(WITHDRAWAL_ACTIONS.cancel, row.state) !== undefined,
	}));
}

export async function showQueued(house: House, row: WithdrawalRow): Promise<QueuedWithdrawalView> {
	const { reader } = house.database;
	const [steps, player, totals, frozen] = await Promise.all([
		readSteps(reader, row.bucket, [row.id]),
		house.players.readPlayer(reader, row.player_id),
		totalsOf(reader, row.player_id, row.currency),
		house.payoutFreezes.among(reader, [row.player_id]),
	]);
	const { depositedMinor, paidOutMinor } = totals;
	return {
		...queuedView(row, steps, player?.displayName, holdView(row, house.now(), frozen)),
		totals: { depositedMinor: toWire(depositedMinor), paidOutMinor: toWire(paidOutMinor) },
	};
}

/** For the list, without steps and totals: an operator scans it. */
export function queuedView(
	row: WithdrawalRow,
	steps: readonly StepRow[],
	name: string | undefined,
	hold: HoldView | undefined,
): QueuedWithdrawalView {
	return {
		id: idText(row.id),
		playerId: idText(row.player_id),
		...(name ? { playerName: name } : {}),
		...whatAndWhen(row, steps, hold),
		changedAtMs: row.changed_at.getTime(),
	};
}

/** Why a withdrawal stands still, and until when; undefined where it goes on. */
export function holdView(row: WithdrawalRow, now: Date, frozen: ReadonlySet<Id>): HoldView | undefined {
	const isFrozen = frozen.has(row.player_id) && (row.state === "requested" || row.state === "approved");
	const until = isHeld(row, now) ? row.held_until : null;
	if (!isFrozen && !until) return undefined;
	const reasons: HoldView["reasons"] = until ? [...row.hold_causes] : [];
	if (isFrozen) return { reasons: [...reasons, "frozen"] };
	return { reasons, untilMs: until!.getTime() };
}

/** When its next step is due; nobody knows while it is frozen. */
function dueMs(row: WithdrawalRow, hold: HoldView | undefined): number | undefined {
	if (hold && hold.untilMs === undefined) return undefined;
	const sinceMs = hold?.untilMs ?? Math.max(row.changed_at.getTime(), row.hold_ended_at?.getTime() ?? 0);
	return nextStepBy(row.state, row.method, sinceMs);
}

function whatAndWhen(row: WithdrawalRow, steps: readonly StepRow[], hold: HoldView | undefined) {
	const nextStepByMs = dueMs(row, hold);
	return {
		state: row.state,
		method: row.method,
		amountMinor: toWire(row.amount),
		currency: row.currency,
		destination: row.destination_label,
		...(row.reason ? { reason: row.reason } : {}),
		createdAtMs: row.created_at.getTime(),
		...(nextStepByMs === undefined ? {} : { nextStepByMs }),
		...(hold ? { hold } : {}),
		steps: steps.filter((step) => step.payment_id === row.id).map(stepView),
	};
}

export const historyView = (row: PaymentRow): HistoryRowView => ({
	paymentId: idText(row.id),
	kind: row.kind,
	state: row.state,
	method: row.method,
	amountMinor: toWire(row.amount),
	currency: row.currency,
	...(row.counterpart ? { counterpart: row.counterpart } : {}),
	...(row.reason ? { reason: row.reason } : {}),
	createdAtMs: row.created_at.getTime(),
	changedAtMs: row.changed_at.getTime(),
	...(row.is_held ? { isHeld: true } : {}),
});

export const limitsView = ({ minMinor, maxMinor, stepMinor, quickMinor }: Limits) => ({
	minMinor: toWire(minMinor),
	maxMinor: toWire(maxMinor),
	stepMinor: toWire(stepMinor),
	quickMinor: quickMinor.map(toWire),
});
