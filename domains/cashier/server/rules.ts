import type { Minor } from "@baize/kernel/money";
import type { DocumentStatus } from "@baize/verification/contract";
import {
	type ActionSpec,
	DEPOSIT_ACTIONS,
	type DepositState,
	type Limits,
	SENDING_MS,
	WITHDRAWAL_ACTIONS,
	type WithdrawalState,
} from "../contract/index.ts";

/** The state that an action leads to, or undefined where it is not allowed. */
export function nextState<State extends string>(action: ActionSpec<State>, state: State): State | undefined {
	return action.from.includes(state) ? action.to : undefined;
}

export type AmountVerdict = "allowed" | "outsideLimits";

export function judgeAmount(amountMinor: Minor, limits: Limits): AmountVerdict {
	const fits = amountMinor >= limits.minMinor && amountMinor <= limits.maxMinor;
	return fits && amountMinor % limits.stepMinor === 0n ? "allowed" : "outsideLimits";
}

/** Whether a player's document blocks a payment, and the document's status if it does. */
export type DocumentVerdict = { verdict: "clear" | "blocked" } | { verdict: "required"; status: DocumentStatus };

/**
 * A blocked document stops deposits and withdrawals; if it is needed before a deposit, it is needed before a withdrawal
 * too.
 */
export function judgeDocument(
	kind: "deposit" | "withdrawal",
	status: DocumentStatus,
	neededBefore: "deposit" | "withdrawal" | "never",
): DocumentVerdict {
	if (status === "BLOCKED") return { verdict: "blocked" };
	const isNeeded = neededBefore === "deposit" || neededBefore === kind;
	return isNeeded && status !== "VERIFIED" ? { verdict: "required", status } : { verdict: "clear" };
}

/** What two requests with the same requestId must have in common to be the same request. */
export type RequestTerms = { amountMinor: Minor; method: string; destination?: string; card?: string };

export const isSameRequest = (recorded: RequestTerms, terms: RequestTerms): boolean =>
	recorded.amountMinor === terms.amountMinor &&
	recorded.method === terms.method &&
	recorded.destination === terms.destination &&
	recorded.card === terms.card;

type Notified = { amountMinor: Minor; currency: string; outcome: "succeeded" | "failed" };
type Paid = { amount: Minor; currency: string };

/**
 * What a provider's notification does to a payment. "already": it reports what is known, so nothing is to be done.
 * "amount": it has another amount or currency. "state": it contradicts what has happened.
 */
export type NotificationVerdict<Action> =
	| { verdict: "apply"; action: Action }
	| { verdict: "already" | "amount" | "state" };

export function judgeDepositNotification(
	deposit: Paid & { state: DepositState },
	notification: Notified,
): NotificationVerdict<"settle" | "decline"> {
	if (!isAbout(deposit, notification)) return { verdict: "amount" };
	const action = notification.outcome === "succeeded" ? "settle" : "decline";
	// Expired, failed and declined have the same meaning here: no money came.
	const isOver = deposit.state === "expired" || deposit.state === "failed";
	if (action === "decline" && isOver) return { verdict: "already" };
	return judge(DEPOSIT_ACTIONS[action], deposit.state, action);
}

/**
 * Whether money that has come may be credited. What was begun within a limit stays within it, because it was reserved;
 * what comes after its reservation was released is judged like a new deposit. An excluded player is credited nothing.
 */
export const mayCredit = (verdict: "allowed" | "excluded" | "limit", isReserved: boolean): boolean =>
	verdict === "allowed" || (verdict === "limit" && isReserved);

export function judgePayoutNotification(
	withdrawal: Paid & { state: WithdrawalState },
	notification: Notified,
): NotificationVerdict<"pay" | "payAfterAll" | "fail"> {
	if (!isAbout(withdrawal, notification)) return { verdict: "amount" };
	const pay = withdrawal.state === "failed" ? "payAfterAll" : "pay";
	const action = notification.outcome === "succeeded" ? pay : "fail";
	return judge(WITHDRAWAL_ACTIONS[action], withdrawal.state, action);
}

export const isAbout = (payment: Paid, notification: Pick<Notified, "amountMinor" | "currency">): boolean =>
	payment.amount === notification.amountMinor && payment.currency === notification.currency;

function judge<State extends string, Action>(
	spec: ActionSpec<State>,
	state: State,
	action: Action,
): NotificationVerdict<Action> {
	if (state === spec.to) return { verdict: "already" };
	return nextState(spec, state) ? { verdict: "apply", action } : { verdict: "state" };
}

/** How long it takes to be checked, and then to be paid. */
type StepTimes = { reviewMostMs: number; payoutMostMs: number };

/** When the next step of a withdrawal is expected; undefined when it is over. */
export function nextStepBy(
	state: WithdrawalState,
	{ reviewMostMs, payoutMostMs }: StepTimes,
	sinceMs: number,
): number | undefined {
	if (state === "requested") return sinceMs + reviewMostMs;
	if (state === "approved") return sinceMs + SENDING_MS;
	return state === "paying" ? sinceMs + payoutMostMs : undefined;
}
