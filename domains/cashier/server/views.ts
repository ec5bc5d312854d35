import { idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Session } from "@baize/platform-server";
import {
	type DepositView,
	type HistoryRowView,
	type Limits,
	type QueuedWithdrawalView,
	type StepView,
	WITHDRAWAL_ACTIONS,
	type WithdrawalView,
} from "../contract/index.ts";
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
	return found.map((row) => ({
		withdrawalId: idText(row.id),
		...whatAndWhen(row, steps),
		canCancel: mayCancel && nextState(WITHDRAWAL_ACTIONS.cancel, row.state) !== undefined,
	}));
}

export async function showQueued(house: House, row: WithdrawalRow): Promise<QueuedWithdrawalView> {
	const { reader } = house.database;
	const [steps, player, totals] = await Promise.all([
		readSteps(reader, row.bucket, [row.id]),
		house.players.readPlayer(reader, row.player_id),
		totalsOf(reader, row.player_id, row.currency),
	]);
	const { depositedMinor, paidOutMinor } = totals;
	return {
		...queuedView(row, steps, player?.displayName),
		totals: { depositedMinor: toWire(depositedMinor), paidOutMinor: toWire(paidOutMinor) },
	};
}

/** For the list, without steps and totals: an operator scans it. */
export function queuedView(
	row: WithdrawalRow,
	steps: readonly StepRow[],
	name: string | undefined,
): QueuedWithdrawalView {
	return {
		id: idText(row.id),
		playerId: idText(row.player_id),
		...(name ? { playerName: name } : {}),
		...whatAndWhen(row, steps),
		changedAtMs: row.changed_at.getTime(),
	};
}

function whatAndWhen(row: WithdrawalRow, steps: readonly StepRow[]) {
	const nextStepByMs = nextStepBy(row.state, row.method, row.changed_at.getTime());
	return {
		state: row.state,
		method: row.method,
		amountMinor: toWire(row.amount),
		currency: row.currency,
		destination: row.destination_label,
		...(row.reason ? { reason: row.reason } : {}),
		createdAtMs: row.created_at.getTime(),
		...(nextStepByMs === undefined ? {} : { nextStepByMs }),
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
});

export const limitsView = ({ minMinor, maxMinor, stepMinor, quickMinor }: Limits) => ({
	minMinor: toWire(minMinor),
	maxMinor: toWire(maxMinor),
	stepMinor: toWire(stepMinor),
	quickMinor: quickMinor.map(toWire),
});
