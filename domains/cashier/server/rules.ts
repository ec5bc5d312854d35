import type { Minor } from "@baize/kernel/money";
import type { DocumentStatus } from "@baize/verification/contract";
import {
	type ActionSpec,
	DEPOSIT_ACTIONS,
	type DepositState,
	type Limits,
	REVIEW_MS,
	SENDING_MS,
	WITHDRAWAL_ACTIONS,
	WITHDRAWAL_METHODS,
	type WithdrawalMethod,
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

/** Whether a player's document stands in the way of a payment, and what it has come to where it does. */
export type DocumentVerdict = { verdict: "clear" | "blocked" } | { verdict: "required"; status: DocumentStatus };

/** A block stops the money in both ways; where it is needed before a deposit, it is needed before a withdrawal too. */
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
export type Asked = { amountMinor: Minor; method: string; destination?: string };

export const isSameRequest = (recorded: Asked, asked: Asked): boolean =>
	recorded.amountMinor === asked.amountMinor &&
	recorded.method === asked.method &&
	recorded.destination === asked.destination;

type Word = { amountMinor: Minor; currency: string; outcome: "succeeded" | "failed" };
type Paid = { amount: Minor; currency: string };

/**
 * What a provider's word does to a payment. "already": it says what was known, so nothing is to be done. "amount": it is
 * about another amount or currency. "state": it contradicts what has happened.
 */
export type WordVerdict<Action> = { verdict: "apply"; action: Action } | { verdict: "already" | "amount" | "state" };

export function judgeDepositWord(
	deposit: Paid & { state: DepositState },
	word: Word,
): WordVerdict<"settle" | "decline"> {
	if (!isAbout(deposit, word)) return { verdict: "amount" };
	const action = word.outcome === "succeeded" ? "settle" : "decline";
	// Expired, failed and declined are the same to everybody: no money came.
	const isOver = deposit.state === "expired" || deposit.state === "failed";
	if (action === "decline" && isOver) return { verdict: "already" };
	return judge(DEPOSIT_ACTIONS[action], deposit.state, action);
}

export function judgePayoutWord(
	withdrawal: Paid & { state: WithdrawalState },
	word: Word,
): WordVerdict<"pay" | "payAfterAll" | "fail"> {
	if (!isAbout(withdrawal, word)) return { verdict: "amount" };
	const pay = withdrawal.state === "failed" ? "payAfterAll" : "pay";
	const action = word.outcome === "succeeded" ? pay : "fail";
	return judge(WITHDRAWAL_ACTIONS[action], withdrawal.state, action);
}

const isAbout = (payment: Paid, word: Word): boolean =>
	payment.amount === word.amountMinor && payment.currency === word.currency;

function judge<State extends string, Action>(
	spec: ActionSpec<State>,
	state: State,
	action: Action,
): WordVerdict<Action> {
	if (state === spec.to) return { verdict: "already" };
	return nextState(spec, state) ? { verdict: "apply", action } : { verdict: "state" };
}

/** By when the next step of a withdrawal is expected; undefined when it is over. */
export function nextStepBy(state: WithdrawalState, method: WithdrawalMethod, sinceMs: number): number | undefined {
	if (state === "requested") return sinceMs + REVIEW_MS;
	if (state === "approved") return sinceMs + SENDING_MS;
	return state === "paying" ? sinceMs + WITHDRAWAL_METHODS[method].payoutMs : undefined;
}
