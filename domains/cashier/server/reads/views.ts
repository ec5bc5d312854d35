import { type Id, idText } from "@baize/kernel/id";
import { toWire } from "@baize/kernel/money";
import type { Session } from "@baize/platform-server";
import {
	type DepositView,
	type HistoryRowView,
	type HoldView,
	isOpenWithdrawal,
	type Limits,
	type PayInstructions,
	type StepView,
	WITHDRAWAL_ACTIONS,
	type WithdrawalView,
} from "../../contract/index.ts";
import type { CashierDeps } from "../deps.ts";
import { isOnHold } from "../holds/hold-rules.ts";
import { attemptsOf } from "../provider/attempts/attempt-store.ts";
import { nextState, nextStepBy } from "../rules.ts";
import { readSteps } from "../store.ts";
import type { DepositRow, StepRow, WithdrawalRow } from "../tables.ts";
import type { Measured } from "../withdrawals/promises/judge-times.ts";
import { readTimes, timesOf, timesView } from "../withdrawals/promises/times-store.ts";
import type { PaymentRow } from "./read-store.ts";

const stepView = ({ state, at, by, reason }: StepRow): StepView => ({
	state,
	atMs: at.getTime(),
	by,
	...(reason ? { reason } : {}),
});

export async function showDeposit(deps: CashierDeps, row: DepositRow): Promise<DepositView> {
	const steps = await readSteps(deps.database.reader, row.bucket, [row.id]);
	const instructions = row.state === "pending" ? await instructionsFor(deps, row) : undefined;
	return {
		depositId: idText(row.id),
		state: row.state,
		method: row.method,
		amountMinor: toWire(row.amount),
		currency: row.currency,
		...(row.state === "pending" && row.pay_url ? { payUrl: row.pay_url } : {}),
		...(instructions ? { instructions } : {}),
		...(row.card_label ? { source: row.card_label } : {}),
		...(row.reason ? { reason: row.reason } : {}),
		createdAtMs: row.created_at.getTime(),
		expiresAtMs: row.expires_at.getTime(),
		steps: steps.map(stepView),
	};
}

const instructionsFor = async ({ database }: CashierDeps, { id }: DepositRow): Promise<PayInstructions | null> =>
	(await attemptsOf(database.reader, id)).at(-1)?.instructions ?? null;

export async function showWithdrawal(deps: CashierDeps, row: WithdrawalRow, session: Session): Promise<WithdrawalView> {
	return (await showWithdrawals(deps, [row], session))[0]!;
}

/** The player's own withdrawals; they share the player's bucket. */
export async function showWithdrawals(
	deps: CashierDeps,
	found: readonly WithdrawalRow[],
	session: Session,
): Promise<WithdrawalView[]> {
	const steps = await readSteps(
		deps.database.reader,
		session.bucket,
		found.map(({ id }) => id),
	);
	const mayCancel = await deps.mayCancelWithdrawal(session);
	const frozen = await deps.payoutFreezes.among(deps.database.reader, [session.playerId]);
	const times = await readTimes(deps.database.reader);
	return found.map((row) => ({
		withdrawalId: idText(row.id),
		...whatAndWhen(row, steps, holdView(row, deps.now(), frozen), times),
		...(isOpenWithdrawal(row.state) ? { times: timesView(timesOf(times, row.method, row.lane)) } : {}),
		canCancel: mayCancel && nextState(WITHDRAWAL_ACTIONS.cancel, row.state) !== undefined,
	}));
}

/** Why a withdrawal waits, and until when; undefined if it continues. */
export function holdView(row: WithdrawalRow, now: Date, frozen: ReadonlySet<Id>): HoldView | undefined {
	const isFrozen = frozen.has(row.player_id) && (row.state === "requested" || row.state === "approved");
	const until = isOnHold(row, now) ? row.held_until : null;
	if (!isFrozen && !until) return undefined;
	const reasons: HoldView["reasons"] = until ? [...row.hold_causes] : [];
	if (isFrozen) return { reasons: [...reasons, "frozen"] };
	return { reasons, untilMs: until!.getTime() };
}

/** When its next step is due; unknown while payouts are frozen. */
export function dueMs(row: WithdrawalRow, hold: HoldView | undefined, times: readonly Measured[]): number | undefined {
	if (hold && hold.untilMs === undefined) return undefined;
	const sinceMs = hold?.untilMs ?? Math.max(row.changed_at.getTime(), row.hold_ended_at?.getTime() ?? 0);
	return nextStepBy(row.state, timesOf(times, row.method, row.lane), sinceMs);
}

export function whatAndWhen(
	row: WithdrawalRow,
	steps: readonly StepRow[],
	hold: HoldView | undefined,
	times: readonly Measured[],
) {
	const nextStepByMs = dueMs(row, hold, times);
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
	...(row.is_held ? { isOnHold: true } : {}),
});

export const limitsView = ({ minMinor, maxMinor, stepMinor, quickMinor }: Limits) => ({
	minMinor: toWire(minMinor),
	maxMinor: toWire(maxMinor),
	stepMinor: toWire(stepMinor),
	quickMinor: quickMinor.map(toWire),
});
